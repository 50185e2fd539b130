import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { quotation, tabularFigures, text } from '../../../theme/typography.ts'

const { color } = vars
const { radius, space, weight } = tokens

export const concept = style([
  text.base,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: space[24] },
])
export const summary = style({ display: 'grid', gap: space[8], color: color.muted })
export const section = style({ width: '100%' })
export const heading = style({ marginBlockEnd: space[8], fontWeight: weight.strong })

export const passages = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })
export const quote = style([text.body, quotation, { overflowWrap: 'anywhere' }])
/** The file and the page, below the quotation. */
export const place = style([
  text.small,
  {
    display: 'flex',
    gap: space[8],
    minWidth: 0,
    minHeight: '1.5rem',
    color: color.muted,
    ':hover': { color: color.text },
  },
])
export const page = style([tabularFigures, { flex: 'none', maxWidth: '50%', color: color.faint }])

export const statements = style({
  display: 'grid',
  gap: space[4],
  color: color.muted,
  overflowWrap: 'anywhere',
})
export const against = style([text.small, { color: color.negative, whiteSpace: 'nowrap' }])

export const documents = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] })
export const document = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  minHeight: tokens.control.large,
  marginInline: `-${space[8]}`,
  paddingInline: space[8],
  borderRadius: radius[6],
  ':hover': { background: color.hover },
  ':active': { background: color.pressed },
})
export const count = style([tabularFigures, { color: color.faint }])
