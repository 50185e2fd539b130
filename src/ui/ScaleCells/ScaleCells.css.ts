import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rampColor } from '../../theme/ramp.css.ts'

export const cells = style({
  display: 'inline-grid',
  flex: 'none',
  gridTemplateColumns: 'repeat(6, 1fr)',
  gap: '2px',
  width: '50px',
  height: '4px',
})

export const cell = style({
  borderRadius: '1px',
  background: vars.color.track,
  selectors: { '&[data-on]': { background: rampColor } },
})
