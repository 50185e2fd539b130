import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../src/theme/contract.css.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { text } from '../../src/theme/typography.ts'

const { color } = vars
const { font, radius, space, weight } = tokens

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', color: color.text })

// The docs pages of Storybook are narrow columns.
globalStyle(`.sbdocs-content:has(${page})`, { maxWidth: '76rem' })

export const header = style({ display: 'grid', gap: space[16], paddingBlockEnd: space[32] })
export const title = style([text.display, { fontWeight: text.display.fontWeight }])
export const lead = style([
  text.lead,
  { display: 'grid', gap: space[8], maxWidth: '44rem', color: color.muted },
])

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  paddingBlock: `${space[32]} ${space[48]}`,
  borderBlockStart: `1px solid ${color.line}`,
})
export const sectionHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[4]} ${space[16]}`,
})
export const sectionTitle = style([text.title, { fontWeight: text.title.fontWeight }])
export const note = style([text.body, { maxWidth: '44rem', color: color.muted }])

export const scroll = style({
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius[8],
  background: color.surface,
})
export const table = style([text.base, { width: '100%', minWidth: '44rem', borderCollapse: 'collapse' }])
export const code = style({ fontFamily: font.mono, fontSize: '0.92em' })
/** Columns of equal width, so that tables below each other line up. */
export const even = style({ tableLayout: 'fixed' })

globalStyle(`${table} :is(th, td)`, {
  padding: `${space[8]} ${space[16]}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle(`${table} thead th`, { ...text.small, color: color.muted, fontWeight: weight.medium })
globalStyle(`${table} tbody th`, { fontWeight: weight.strong })
globalStyle(`${table} tbody tr`, { borderBlockStart: `1px solid ${color.line}` })
globalStyle(`${table} a`, { display: 'inline-block', minHeight: '1.5rem', marginInlineEnd: space[16] })
globalStyle(`${page} a`, { textDecoration: 'underline', textUnderlineOffset: '0.2em' })
globalStyle(`${page} a:focus-visible`, { outline: `2px solid ${color.focus}`, outlineOffset: 2 })

export const purpose = style([text.base, { color: color.muted }])

export const columns = style([
  text.body,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    gap: space[24],
    color: color.muted,
  },
])
export const term = style({ color: color.text, fontWeight: weight.strong })
