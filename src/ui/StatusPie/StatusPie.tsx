import type { ComponentProps, ReactNode } from 'react'
import { vars } from '../../theme/contract.css.ts'
import { cx } from '../../theme/cx.ts'
import type { Step } from '../../theme/scale.ts'
import { failure, neutral, pie } from './StatusPie.css.ts'

/**
 * How far something has come. From nothing (`pending`) over the filling pie to `check`; `cross` is a
 * failure, `slash` a calm no.
 */
export type StatusShape =
  | 'pending'
  | 'quarter'
  | 'partial'
  | 'half'
  | 'threeQuarters'
  | 'nearly'
  | 'check'
  | 'cross'
  | 'slash'

/** The filled share and the scale's step of each shape that fills. */
const fills = {
  quarter: { share: 0.25, step: 1 },
  partial: { share: 0.4, step: 2 },
  half: { share: 0.5, step: 3 },
  threeQuarters: { share: 0.75, step: 4 },
  nearly: { share: 0.88, step: 5 },
} as const satisfies Partial<Record<StatusShape, { share: number; step: Step }>>

const { color } = vars
const radius = 3.5

/** A slice from twelve o'clock, clockwise. */
function slice(share: number) {
  const angle = 2 * Math.PI * share
  const x = (7 + radius * Math.sin(angle)).toFixed(2)
  const y = (7 - radius * Math.cos(angle)).toFixed(2)
  return `M7 7V${7 - radius}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${x} ${y}Z`
}

const ring = <circle cx="7" cy="7" r="5.75" stroke="currentColor" strokeWidth="1.5" />
const disc = <circle cx="7" cy="7" r="6.5" fill="currentColor" />

function glyphOf(shape: StatusShape): { glyph: ReactNode; className?: string; step?: Step } {
  switch (shape) {
    case 'pending':
      return {
        glyph: (
          <circle
            cx="7"
            cy="7"
            r="5.75"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeDasharray="2.4 2.116"
          />
        ),
        className: neutral,
      }
    case 'check':
      return {
        glyph: (
          <>
            {disc}
            <path d="m4.3 7.2 1.9 1.9 3.6-3.9" stroke={color.surface} strokeWidth="1.6" />
          </>
        ),
        step: 6,
      }
    case 'cross':
      return {
        glyph: (
          <>
            {disc}
            <path d="m4.8 4.8 4.4 4.4m0-4.4L4.8 9.2" stroke={color.surface} strokeWidth="1.5" />
          </>
        ),
        className: failure,
      }
    case 'slash':
      return {
        glyph: (
          <>
            {ring}
            <path d="m3 11 8-8" stroke="currentColor" strokeWidth="1.5" />
          </>
        ),
        className: neutral,
      }
    default: {
      const { share, step } = fills[shape]
      return {
        glyph: (
          <>
            {ring}
            <path d={slice(share)} fill="currentColor" />
          </>
        ),
        step,
      }
    }
  }
}

export interface StatusPieProps extends Omit<ComponentProps<'svg'>, 'children'> {
  shape: StatusShape
  /** Another step of the scale than the shape's own. */
  step?: Step | undefined
  /** Side in pixels. */
  size?: number | undefined
  /** Names the glyph where no word stands beside it; otherwise it is decoration. */
  label?: string | undefined
}

/** The glyph of a status. */
export function StatusPie({ shape, step, size = 14, label, className, style, ...props }: StatusPieProps) {
  const { glyph, step: ownStep, className: tone } = glyphOf(shape)
  const shownStep = step ?? ownStep
  return (
    <svg
      viewBox="0 0 14 14"
      width={size}
      height={size}
      fill="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cx(pie, tone, className)}
      style={shownStep ? { color: color.ramp[shownStep], ...style } : style}
      {...props}
    >
      {glyph}
    </svg>
  )
}
