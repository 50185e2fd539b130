import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rampColor } from '../../theme/ramp.css.ts'

/** Mirrored in right-to-left pages. Fades where the content is. */
export const root = style({
  display: 'block',
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  userSelect: 'none',
  maskImage: 'radial-gradient(ellipse 60% 70% at 42% 52%, rgb(0 0 0 / 0.35) 30%, #000)',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
})

export const contour = style({ stroke: vars.color.lineStrong, strokeOpacity: 0.7 })
/** The first line of a step. */
export const step = style({ stroke: rampColor, strokeOpacity: 0.5 })
