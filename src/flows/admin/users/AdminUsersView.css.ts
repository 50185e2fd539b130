import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { tabularFigures, text, truncated } from '../../../theme/typography.ts'
import { emailBelow } from '../waitlist/emailBelow.ts'

const { color } = vars
const { media, space } = tokens

/** Focused only by script, when the view changes; the change itself is visible, so no outline. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  ':focus': { outline: 'none' },
})

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[8],
})

export const search = style({
  flex: '1 1 12rem',
  maxWidth: '20rem',
  '@media': { [media.narrow]: { maxWidth: 'none' } },
})

export const connection = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  maxWidth: '34rem',
})

export const newPassword = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
})

export const explanation = style({ color: color.muted })
export const account = style({
  fontWeight: tokens.weight.medium,
  overflowWrap: 'anywhere',
  color: color.text,
})

export const id = style([
  tabularFigures,
  { display: 'flex', alignItems: 'center', gap: space[4], minWidth: 0 },
])
/** The button is taller than its line; the negative margin keeps the line height. */
export const copy = style({ marginBlock: `calc(-1 * ${space[8]})` })
export const name = style({ overflowWrap: 'anywhere', ...emailBelow })
/** One truncated line in the table; wraps in the cards of narrow pages. */
export const email = style([
  truncated,
  {
    display: 'block',
    '@media': { [media.narrow]: { overflowWrap: 'anywhere', whiteSpace: 'normal' } },
  },
])
export const suffix = style({ color: color.faint, fontWeight: tokens.weight.regular })
export const failure = style([text.small, { color: color.negative, fontWeight: tokens.weight.regular }])
export const roles = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] })
export const role = style({ display: 'flex', maxWidth: '100%', minWidth: 0 })
