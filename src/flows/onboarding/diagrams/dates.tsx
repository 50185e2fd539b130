import { Dot, Line } from './parts.tsx'

// Time runs from left to right.

export const newerReplaces = (
  <>
    <Line d="M14 38h16M37 35l12-15h11" />
    <Dot x={34} y={38} r={4} step={2} hollow />
    <Dot x={66} y={20} r={6.5} step={5} />
  </>
)

export const betterSupported = (
  <>
    <Line d="M14 12l20 10M14 22h20M14 32l20-10" />
    <Line d="M50 40h16" />
    <Dot x={38} y={22} r={7} step={5} />
    <Dot x={68} y={40} r={4} step={2} />
  </>
)

export const eachInItsTime = (
  <>
    <Line d="M14 42h64M30 38v8M62 38v8" />
    <Line d="M30 24v10M62 24v10" dashed />
    <Dot x={30} y={19} r={5} step={4} />
    <Dot x={62} y={19} r={5} step={4} />
  </>
)
