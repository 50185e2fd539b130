import { style } from '@vanilla-extract/css'
import { vars } from '../../src/theme/contract.css.ts'
import { tokens } from '../../src/theme/tokens.ts'

const { color } = vars
const { radius, space } = tokens

export const track = style({
  display: 'flex',
  alignItems: 'center',
  maxWidth: '32rem',
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius[8],
  background: color.surface,
})
/** Moves from the start to the end of the track. */
export const box = style({
  width: '25%',
  height: '2rem',
  borderRadius: radius[6],
  background: color.accent,
  selectors: { '&[data-moved]': { marginInlineStart: '75%' } },
})
