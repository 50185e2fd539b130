import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../src/theme/contract.css.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { tabularFigures, text } from '../../src/theme/typography.ts'

const { color } = vars
const { font, radius, space, weight } = tokens

/** Text has a readable width; tables and code may be wider. */
const TEXT_WIDTH = '44rem'

export const guide = style([
  text.body,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16], color: color.text },
])

const inside = (selector: string) => `${guide} ${selector}`

globalStyle(inside('> *'), { maxWidth: TEXT_WIDTH, overflowWrap: 'anywhere' })
globalStyle(inside('h1'), { ...text.display, marginBlockEnd: space[16] })
globalStyle(inside('h2'), {
  ...text.title,
  marginBlockStart: space[32],
  paddingBlockStart: space[24],
  borderBlockStart: `1px solid ${color.line}`,
})
globalStyle(inside('> h2'), { maxWidth: 'none' })
globalStyle(inside('h3'), { ...text.body, fontWeight: weight.strong, marginBlockStart: space[16] })
globalStyle(inside('strong'), { fontWeight: weight.strong })
globalStyle(inside(':is(ul, ol)'), { display: 'grid', gap: space[8], paddingInlineStart: space[24] })
globalStyle(inside('ul'), { listStyle: 'disc' })
globalStyle(inside('ol'), { listStyle: 'decimal' })
globalStyle(inside('li::marker'), { color: color.faint, ...tabularFigures })
globalStyle(inside('code'), {
  padding: `1px ${space[4]}`,
  borderRadius: radius[4],
  background: color.hover,
  fontFamily: font.mono,
  fontSize: '0.92em',
})
globalStyle(inside('img'), { maxWidth: '100%', height: 'auto', borderRadius: radius[8] })

export const scroll = style({
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius[8],
  background: color.surface,
  selectors: { [`${guide} > &`]: { maxWidth: 'none' } },
})
globalStyle(`${scroll} pre`, { padding: space[16], lineHeight: 1.6 })
globalStyle(`${scroll} pre code`, { padding: 0, background: 'none' })
globalStyle(`${scroll} table`, { ...text.base, width: '100%', borderCollapse: 'collapse' })
globalStyle(`${scroll} :is(th, td)`, {
  padding: `${space[8]} ${space[16]}`,
  minWidth: '7rem',
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle(`${scroll} th`, { ...text.small, color: color.muted, fontWeight: weight.medium })
globalStyle(`${scroll} tbody tr`, { borderBlockStart: `1px solid ${color.line}` })
