import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { quotation, tabularFigures, text } from '../../theme/typography.ts'

const { color } = vars
const { font, radius, space, weight } = tokens

export const root = style([text.answer, { minWidth: 0, overflowWrap: 'anywhere', textAlign: 'start' }])

const inside = (selector: string) => `${root} ${selector}`

globalStyle(inside('> * + *'), { marginBlockStart: space[16] })
globalStyle(inside(':is(h3, h4, h5, h6)'), { color: color.text, fontWeight: weight.strong })
globalStyle(inside('h3'), { fontSize: text.answer.fontSize })
globalStyle(inside('h4'), { fontSize: text.body.fontSize })
globalStyle(inside(':is(h5, h6)'), { ...text.base, color: color.muted, fontWeight: weight.strong })
globalStyle(inside('> * + :is(h3, h4, h5, h6)'), { marginBlockStart: space[24] })
globalStyle(inside('> :is(h3, h4, h5, h6) + *'), { marginBlockStart: space[4] })
globalStyle(inside('strong'), { fontWeight: weight.bold })
globalStyle(inside('del'), { color: color.muted })
globalStyle(inside('cite'), { fontStyle: 'normal', whiteSpace: 'nowrap' })
globalStyle(inside('hr'), {
  border: 0,
  borderBlockStart: `1px solid ${color.line}`,
  marginBlock: space[24],
})

globalStyle(inside(':is(ul, ol)'), { paddingInlineStart: space[24] })
globalStyle(inside('ul'), { listStyle: 'disc' })
globalStyle(inside('ol'), { listStyle: 'decimal' })
globalStyle(inside('li::marker'), { color: color.faint, fontVariantNumeric: 'tabular-nums' })
globalStyle(inside(':is(li + li, li > * + *, li > :is(ul, ol))'), { marginBlockStart: space[4] })

/** The checkbox is at the position of the bullet. */
export const task = style({
  display: 'inline-block',
  width: '1rem',
  height: '1rem',
  marginInline: `calc(-1 * ${space[24]}) ${space[4]}`,
  color: color.muted,
  strokeWidth: 1.6,
  verticalAlign: '-0.15em',
})
globalStyle(inside('.task-list-item'), { listStyle: 'none' })

globalStyle(inside('blockquote'), quotation)
globalStyle(inside('blockquote > * + *'), { marginBlockStart: space[8] })

globalStyle(inside('code'), {
  padding: `1px ${space[4]}`,
  borderRadius: radius[4],
  background: color.hover,
  fontFamily: font.mono,
  fontSize: text.base.fontSize,
  letterSpacing: 0,
})
globalStyle(inside('table code'), { fontSize: text.small.fontSize })

export const codeBlock = style([
  text.base,
  {
    padding: `${space[8]} ${space[16]}`,
    overflowX: 'auto',
    border: `1px solid ${color.line}`,
    borderRadius: radius[8],
    background: color.surface,
    overflowWrap: 'normal',
  },
])
globalStyle(`${codeBlock} code`, { padding: 0, background: 'none', fontSize: text.small.fontSize })

/** The first paragraph, if enlarged. */
export const lead = style({})
globalStyle(`${lead} > p:first-child`, { ...text.lead, fontWeight: weight.medium })

export const tableBox = style({
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius[8],
})
/** Prevents breaks inside words: the table's box scrolls instead. */
export const table = style([
  text.base,
  tabularFigures,
  { width: '100%', borderCollapse: 'collapse', overflowWrap: 'normal' },
])
globalStyle(`${table} :is(th, td)`, {
  padding: space[8],
  borderBlockStart: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
})
globalStyle(`${table} th`, {
  borderBlockStart: 0,
  color: color.muted,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
})

/** Raised by position instead of vertical-align, to keep the line height. */
globalStyle(inside('sup'), { fontSize: text.label.fontSize, lineHeight: 0, verticalAlign: 'super' })
export const footnoteLink = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.5rem',
  height: '1.5rem',
  marginBlock: '-0.25rem',
  borderRadius: radius[4],
  color: color.muted,
  fontWeight: weight.medium,
  verticalAlign: 'middle',
  ':hover': { background: color.hover, color: color.text },
  ':active': { background: color.pressed },
})
/** No space before the first, some between several. */
globalStyle(`sup:not(sup + sup) > ${footnoteLink}`, { marginInlineStart: '-0.375rem' })
globalStyle(`${footnoteLink} svg`, { width: '1rem', height: '1rem', strokeWidth: 1.6 })
globalStyle(`${footnoteLink}:dir(rtl) svg`, { transform: 'scaleX(-1)' })
globalStyle(inside('section'), {
  ...text.small,
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.line}`,
  color: color.muted,
})
globalStyle(inside('section > :first-child'), { ...text.label, color: color.faint })
globalStyle(inside('section > :first-child + *'), { marginBlockStart: space[8] })
