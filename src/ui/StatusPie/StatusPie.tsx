import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import type { Step } from '../../theme/scale.ts'
import { Glyph } from './Glyph.tsx'
import { failure, neutral, onScale, pie } from './StatusPie.css.ts'
import type { StatusShape } from './shapes.ts'

/** The step of the scale a shape stands on; what has not begun or will not go on stands on none. */
const steps: Partial<Record<StatusShape, Step>> = {
  quarter: 1,
  partial: 2,
  half: 3,
  threeQuarters: 4,
  nearly: 5,
  check: 6,
}

export interface StatusPieProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** How far it has come. */
  shape: StatusShape
  /** Another step of the scale than the shape's own. */
  step?: Step | undefined
  /** Side in pixels at the ordinary text size, 14 unless given; grows with the reader's text. */
  size?: number | undefined
  /** Names the glyph where no word stands beside it; otherwise it is decoration. */
  label?: string | undefined
}

/** The glyph of a status. Every shape is its own, so that none is known by its colour alone. */
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
