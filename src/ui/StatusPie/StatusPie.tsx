import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import type { Step } from '../../theme/scale.ts'
import { Glyph } from './Glyph.tsx'
import { failure, neutral, onScale, pie } from './StatusPie.css.ts'
import type { StatusShape } from './shapes.ts'

/** The step of each shape; the others have no step. */
const steps: Partial<Record<StatusShape, Step>> = {
  quarter: 1,
  partial: 2,
  half: 3,
  threeQuarters: 4,
  nearly: 5,
  check: 6,
}

export interface StatusPieProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The shape. */
  shape: StatusShape
  /** Overrides the step of the shape. */
  step?: Step | undefined
  /** Size in pixels at the default text size; scales with the text. Defaults to 14. */
  size?: number | undefined
  /** Accessible name, if there is no text beside it; otherwise the icon is decorative. */
  label?: string | undefined
}

/** The icon of a status. Shapes are distinguishable without color. */
export function StatusPie({
  shape,
  step = steps[shape],
  size = 14,
  label,
  className,
  style,
  ...props
}: StatusPieProps) {
  const side = `${size / 16}rem`
  const tone = step ? cx(onScale, ramp[step]) : shape === 'cross' ? failure : neutral
  return (
    <svg
      viewBox="0 0 14 14"
      fill="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cx(pie, tone, className)}
      style={{ width: side, height: side, ...style }}
      {...props}
    >
      <Glyph shape={shape} />
    </svg>
  )
}
