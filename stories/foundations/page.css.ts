import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../src/theme/contract.css.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { tabularFigures, text } from '../../src/theme/typography.ts'

const { color } = vars
const { media, radius, space, weight } = tokens

export const page = style({
  maxWidth: '72rem',
  margin: '0 auto',
  padding: `${space[64]} ${space[32]} ${space[96]}`,
  '@media': { [media.narrow]: { padding: `${space[32]} ${space[16]} ${space[64]}` } },
})

export const pageHeader = style({ display: 'grid', gap: space[16], paddingBlockEnd: space[64] })
export const title = style([text.display, { fontWeight: text.display.fontWeight }])
export const lead = style([text.lead, { maxWidth: '42rem', color: color.muted }])

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  paddingBlock: `${space[32]} ${space[64]}`,
  borderBlockStart: `1px solid ${color.line}`,
})

/** The section's title at the start, its note beside it. */
export const sectionHeader = style({
  display: 'grid',
  gridTemplateColumns: '12rem minmax(0, 42rem)',
  gap: `${space[8]} ${space[32]}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const sectionTitle = style([text.body, { fontWeight: weight.strong }])
export const sectionNote = style([text.body, { display: 'grid', gap: space[8], color: color.muted }])

globalStyle(`${page} code`, { color: color.text, fontFamily: tokens.font.mono, fontSize: '0.92em' })

/** Dark and light side by side, or below each other on narrow screens. */
export const themes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[16],
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** A part of the page in the theme of its `data-theme`. */
export const themed = style({
  minWidth: 0,
  overflow: 'hidden',
  padding: space[24],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius[8],
  background: color.canvas,
  color: color.text,
  '@media': { [media.narrow]: { padding: space[16] } },
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: `${space[32]} ${space[48]}`,
  alignItems: 'start',
})

/** A list of names and values, one row each. */
export const facts = style({ display: 'grid' })
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '12rem minmax(0, 1fr)',
  gap: `${space[8]} ${space[32]}`,
  alignItems: 'center',
  minHeight: '3rem',
  paddingBlock: space[16],
  borderBlockStart: `1px solid ${color.line}`,
  ':first-child': { borderBlockStart: 0 },
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const term = style([text.base, { display: 'grid', minWidth: 0 }])
export const name = style({ color: color.text, fontWeight: weight.medium, overflowWrap: 'anywhere' })
export const measure = style([text.small, tabularFigures, { color: color.faint }])

export const list = style([text.body, { display: 'grid', gap: space[8], color: color.muted }])
export const listTitle = style([text.base, { marginBlockEnd: space[16], fontWeight: weight.strong }])

export const box = style({
  padding: space[24],
  border: `1px solid ${color.line}`,
  borderRadius: radius[8],
  background: color.surface,
  '@media': { [media.narrow]: { padding: space[16] } },
})

/** Scrolls horizontally if it is wider than the page. */
export const scroll = style({ overflowX: 'auto' })
