import type { Step } from '../../../theme/scale.ts'
import { Dot, Line } from './parts.tsx'

const columns = [18, 31, 44]
const rows = [15, 28, 41]

/** The nine sources that agree. */
function NineDots({ r, step, hollow = false }: { r: number; step: Step; hollow?: boolean }) {
  return columns.flatMap((x) =>
    rows.map((y) => <Dot key={`${x}-${y}`} x={x} y={y} r={r} step={step} hollow={hollow} />),
  )
}

export const oneOutweighsMany = (
  <>
    <NineDots r={3} step={1} hollow />
    <Dot x={68} y={28} r={7} step={5} />
  </>
)

export const oneOfMany = (
  <>
    <NineDots r={4} step={4} />
    <Line d="M56 11v34" />
    <Dot x={68} y={28} r={4} step={2} />
  </>
)

export const manyOutweighOne = (
  <>
    <NineDots r={4.5} step={6} />
    <Dot x={68} y={28} r={2.5} step={1} hollow />
  </>
)
