import { vars } from '../../../theme/contract.css.ts'
import type { Step } from '../../../theme/scale.ts'

const { control, ramp } = vars.color

interface LineProps {
  /** The path it runs along. */
  d: string
  /** What is given up, or still open. */
  dashed?: boolean
}

/** A claim's way, or what ties claims together. */
export function Line({ d, dashed }: LineProps) {
  return <path d={d} stroke={control} strokeWidth="1.5" strokeDasharray={dashed ? '3 3' : undefined} />
}

interface DotProps {
  x: number
  y: number
  /** Its radius: how much it counts. */
  r: number
  /** How far it is trusted, in the colours of the scale. */
  step: Step
  /** Only a ring: it counts no more. */
  hollow?: boolean
}

/** Where a claim stands. */
export function Dot({ x, y, r, step, hollow }: DotProps) {
  return hollow ? (
    <circle cx={x} cy={y} r={r} stroke={ramp[step]} strokeWidth="1.5" />
  ) : (
    <circle cx={x} cy={y} r={r} fill={ramp[step]} />
  )
}

/** What is not settled: a dashed ring in the ink around it. */
export function OpenRing({ x, y, r }: { x: number; y: number; r: number }) {
  return <circle cx={x} cy={y} r={r} stroke="currentColor" strokeWidth="1.5" strokeDasharray="3 2" />
}
