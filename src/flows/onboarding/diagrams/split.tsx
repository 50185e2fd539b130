import { Dot, Line, OpenRing } from './parts.tsx'

// Two equally supported claims, and the answer.

export const leftOpen = (
  <>
    <Line d="M14 18h18l12 10M14 38h18l12-10" />
    <Line d="M48 28h8" dashed />
    <OpenRing x={66} y={28} r={7} />
  </>
)

export const leaning = (
  <>
    <Line d="M14 18h18l12 8M14 38h18l12-12" />
    <Line d="M44 26l11-3" />
    <Dot x={64} y={20} r={4} step={3} />
    <OpenRing x={64} y={20} r={8.5} />
  </>
)

export const bestGuess = (
  <>
    <Line d="M14 18h44" />
    <Line d="M14 38h32" dashed />
    <Dot x={64} y={18} r={6.5} step={4} />
  </>
)

export const branches = (
  <>
    <Line d="M14 28h48M30 28l12-16h20M30 28l12 16h20" />
    <Dot x={66} y={12} r={4.5} step={4} />
    <Dot x={66} y={28} r={4.5} step={4} />
    <Dot x={66} y={44} r={4.5} step={4} />
  </>
)
