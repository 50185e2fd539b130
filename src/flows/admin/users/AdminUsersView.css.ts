import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { tabularFigures, text, truncated } from '../../../theme/typography.ts'

const { color } = vars
const { media, space } = tokens

/** Takes the focus by script where a step took it away; the step itself is the sign of that. */
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

/** As wide as a form is. */
export const connection = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  maxWidth: '34rem',
})

export const words = style({ color: color.muted })
export const who = style({ fontWeight: tokens.weight.medium, overflowWrap: 'anywhere', color: color.text })

export const id = style([
  tabularFigures,
  { display: 'flex', alignItems: 'center', gap: space[4], minWidth: 0 },
])
/** Taller than its line, which it may not move apart. */
export const copy = style({ marginBlock: `calc(-1 * ${space[8]})` })
export const name = style({ overflowWrap: 'anywhere' })
/** On one line in the table; a card has the room for all of it. */
export const email = style([
  truncated,
  {
    display: 'block',
    '@media': { [media.narrow]: { overflowWrap: 'anywhere', whiteSpace: 'normal' } },
  },
])
export const aside = style({ color: color.faint, fontWeight: tokens.weight.regular })
export const failure = style([text.small, { color: color.negative, fontWeight: tokens.weight.regular }])
export const roles = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] })
export const role = style({ display: 'flex', maxWidth: '100%', minWidth: 0 })
