import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rampColor } from '../../theme/ramp.css.ts'

/** The system's own colours: the shapes alone tell the statuses apart. */
const forced = '(forced-colors: active)'

export const pie = style({
  display: 'block',
  flex: 'none',
  // Drawings keep their colours there unless told.
  '@media': { [forced]: { color: 'CanvasText !important' } },
})

export const onScale = style({ color: rampColor })
export const neutral = style({ color: vars.color.faint })
export const failure = style({ color: vars.color.negative })

/** A mark in a full disc: the ground shows through. */
export const cutOut = style({
  stroke: vars.color.surface,
  '@media': { [forced]: { stroke: 'Canvas' } },
})
