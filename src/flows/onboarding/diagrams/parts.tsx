import { vars } from '../../../theme/contract.css.ts'
import type { Step } from '../../../theme/scale.ts'

const { control, ramp } = vars.color

interface LineProps {
  /** SVG path data. */
  d: string
  /** Marks a claim that was given up or is undecided. */
  dashed?: boolean
}

/** A claim, or a connection between claims. */
export function Line({ d, dashed }: LineProps) {
  return <path d={d} stroke={control} strokeWidth="1.5" strokeDasharray={dashed ? '3 3' : undefined} />
}

interface DotProps {
  x: number
  y: number
  /** Radius: the claim's weight. */
  r: number
  /** Confidence: a step of the color scale. */
  step: Step
  /** A ring: the claim no longer counts. */
  hollow?: boolean
}

/** A claim's weight and confidence. */
export function Dot({ x, y, r, step, hollow }: DotProps) {
  return hollow ? (
    <circle cx={x} cy={y} r={r} stroke={ramp[step]} strokeWidth="1.5" />
  ) : (
    <circle cx={x} cy={y} r={r} fill={ramp[step]} />
  )
}

/** A dashed ring: undecided. */
export function OpenRing({ x, y, r }: Pick<DotProps, 'x' | 'y' | 'r'>) {
  return <circle cx={x} cy={y} r={r} stroke="currentColor" strokeWidth="1.5" strokeDasharray="3 2" />
}
