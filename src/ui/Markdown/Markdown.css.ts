import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { quotation, text } from '../../theme/typography.ts'

const { color } = vars
const { font, radius, space, weight } = tokens

export const root = style([text.answer, { minWidth: 0, overflowWrap: 'anywhere' }])

globalStyle(`${root} > * + *`, { marginTop: space[8] })
globalStyle(`${root} :is(h3, h4)`, {
  fontSize: '15px',
  lineHeight: '24px',
  fontWeight: weight.strong,
})
globalStyle(`${root} > * + :is(h3, h4)`, { marginTop: space[24] })
globalStyle(`${root} > :is(h3, h4) + *`, { marginTop: space[4] })
globalStyle(`${root} strong`, { fontWeight: weight.bold })
globalStyle(`${root} :is(ul, ol)`, { paddingLeft: space[24] })
globalStyle(`${root} ul`, { listStyle: 'disc' })
globalStyle(`${root} ol`, { listStyle: 'decimal' })
globalStyle(`${root} li::marker`, { color: color.faint, fontVariantNumeric: 'tabular-nums' })
globalStyle(`${root} li + li`, { marginTop: space[4] })
globalStyle(`${root} .contains-task-list`, { listStyle: 'none', paddingLeft: 0 })
globalStyle(`${root} blockquote`, quotation)
globalStyle(`${root} cite`, { fontStyle: 'normal', whiteSpace: 'nowrap' })
globalStyle(`${root} hr`, { border: 0, borderTop: `1px solid ${color.line}`, marginBlock: space[24] })
globalStyle(`${root} code`, {
  padding: '1px 4px',
  borderRadius: radius[4],
  background: color.hover,
  fontFamily: font.mono,
  fontSize: '0.88em',
})
globalStyle(`${root} pre`, {
  padding: `${space[8]} ${space[16]}`,
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius[8],
  background: color.surface,
})
globalStyle(`${root} pre code`, { padding: 0, background: 'none', overflowWrap: 'normal' })

/** The answer's first paragraph, when it leads. */
export const lead = style({})
globalStyle(`${lead} > p:first-child`, {
  fontSize: '18px',
  lineHeight: '28px',
  fontWeight: weight.medium,
  letterSpacing: '-0.01em',
})

export const tableBox = style({
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius[8],
})
export const table = style([
  text.base,
  { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums', overflowWrap: 'normal' },
])
globalStyle(`${table} :is(th, td)`, {
  padding: space[8],
  textAlign: 'left',
  borderTop: `1px solid ${color.line}`,
})
globalStyle(`${table} th`, { borderTop: 0, color: color.muted, fontWeight: weight.medium })
