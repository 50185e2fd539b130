import { Dot, Line } from './parts.tsx'

// Two contradicting claims.

export const bothDoubted = (
  <>
    <Line d="M14 20h30" dashed />
    <Line d="M14 36h30" dashed />
    <Dot x={48} y={20} r={3.5} step={1} hollow />
    <Dot x={48} y={36} r={3.5} step={1} hollow />
  </>
)

export const weighed = (
  <>
    <Line d="M14 20h48" />
    <Line d="M14 36h30" />
    <Dot x={62} y={20} r={7} step={5} />
    <Dot x={46} y={36} r={4} step={2} />
  </>
)

export const sideBySide = (
  <>
    <Line d="M14 20h44M14 36h44" />
    <Line d="M72 18v20" />
    <Dot x={60} y={20} r={5} step={4} />
    <Dot x={60} y={36} r={5} step={4} />
  </>
)

export const unchanged = (
  <>
    <Line d="M14 20h48" />
    <Line d="M14 36h12" />
    <Dot x={64} y={20} r={7} step={6} />
    <Dot x={28} y={36} r={2.5} step={1} />
  </>
)
