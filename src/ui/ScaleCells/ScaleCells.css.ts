import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rampColor } from '../../theme/ramp.css.ts'
import { tokens } from '../../theme/tokens.ts'

export const cells = style({
  display: 'inline-grid',
  flex: 'none',
  gridTemplateColumns: 'repeat(6, 1fr)',
  gap: tokens.space[2],
  width: '3.125rem',
  height: '0.25rem',
})

export const cell = style({
  borderRadius: '1px',
  background: vars.color.track,
  selectors: { '&[data-on]': { background: rampColor } },
  '@media': {
    // System colors: filled and outlined.
    [tokens.media.forcedColors]: {
      outline: '1px solid CanvasText',
      outlineOffset: '-1px',
      selectors: { '&[data-on]': { background: 'CanvasText' } },
    },
  },
})
