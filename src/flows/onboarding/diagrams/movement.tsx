import { Dot, Line } from './parts.tsx'

// A belief before (ring) and after (dot) new evidence, on a line.

const track = <Line d="M26 40h54" />

export const longStep = (
  <>
    {track}
    <Line d="M22 33C30 8 60 8 69 31" />
    <Dot x={22} y={40} r={4} step={6} hollow />
    <Dot x={70} y={40} r={6.5} step={1} />
  </>
)

export const measuredSteps = (
  <>
    {track}
    <Line d="M22 33C26 19 35 19 39 36M39 36C43 19 52 19 55 31" />
    <Dot x={22} y={40} r={4} step={6} hollow />
    <Dot x={39} y={40} r={2} step={5} />
    <Dot x={56} y={40} r={6.5} step={3} />
  </>
)

export const shortStep = (
  <>
    {track}
    <Line d="M22 33C26 23 34 23 38 31" />
    <Dot x={22} y={40} r={4} step={6} hollow />
    <Dot x={40} y={40} r={6.5} step={5} />
  </>
)
