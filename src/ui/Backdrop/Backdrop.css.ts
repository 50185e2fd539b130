import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rampColor } from '../../theme/ramp.css.ts'

export const root = style({
  display: 'block',
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  userSelect: 'none',
})

export const edge = style({ stroke: vars.color.lineStrong })
export const hubEdge = style({ stroke: rampColor, strokeOpacity: 0.32 })
export const node = style({ fill: rampColor })
export const ring = style({ stroke: rampColor, strokeOpacity: 0.6 })
export const inner = style({ stopColor: rampColor, stopOpacity: vars.glow })
export const outer = style({ stopColor: rampColor, stopOpacity: 0 })
