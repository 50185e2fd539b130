import { Dot, Line } from './parts.tsx'

// A belief on its way along a line: the ring is where it stood, the dot where it stands now. The farther, the less
// of the old belief is left.

const track = <Line d="M14 40h64" />

export const longStep = (
  <>
    {track}
    <Line d="M22 34C30 8 60 8 68 32" />
    <Dot x={22} y={40} r={4} step={6} hollow />
    <Dot x={70} y={40} r={6.5} step={1} />
  </>
)

export const measuredSteps = (
  <>
    {track}
    <Line d="M22 34C25 22 33 22 36 34M36 34C39 22 47 22 50 32" />
    <Dot x={22} y={40} r={4} step={6} hollow />
    <Dot x={36} y={40} r={2} step={5} />
    <Dot x={52} y={40} r={6.5} step={3} />
  </>
)

export const shortStep = (
  <>
    {track}
    <Line d="M22 34C24 27 30 27 32 32" />
    <Dot x={22} y={40} r={4} step={6} hollow />
    <Dot x={35} y={40} r={6.5} step={5} />
  </>
)
