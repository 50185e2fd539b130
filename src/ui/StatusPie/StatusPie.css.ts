import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'
import { rampColor } from '../../theme/ramp.css.ts'

export const pie = style({
  display: 'block',
  flex: 'none',
  // SVG does not adapt to forced colors by default. Statuses then differ by shape only.
  '@media': { [media.forcedColors]: { color: 'CanvasText !important' } },
})

export const onScale = style({ color: rampColor })
export const neutral = style({ color: vars.color.faint })
export const failure = style({ color: vars.color.negative })

/** A mark in a filled disc, in the background color. */
export const cutOut = style({
  stroke: vars.color.surface,
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
})
