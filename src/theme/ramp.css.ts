import { createVar, styleVariants } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

/** The color of an element's step, set by a class of `ramp` and inherited by its descendants. */
export const rampColor = createVar()

/** One class per step: `className={ramp[step]}`. */
export const ramp = styleVariants({
  1: { vars: { [rampColor]: vars.color.ramp[1] } },
  2: { vars: { [rampColor]: vars.color.ramp[2] } },
  3: { vars: { [rampColor]: vars.color.ramp[3] } },
  4: { vars: { [rampColor]: vars.color.ramp[4] } },
  5: { vars: { [rampColor]: vars.color.ramp[5] } },
  6: { vars: { [rampColor]: vars.color.ramp[6] } },
})
