import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../src/theme/contract.css.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { tabularFigures, text } from '../../src/theme/typography.ts'

const { color } = vars
const { media, space, weight } = tokens

/** Every size of the scale as a class. */
export const size = styleVariants(text, (one) => [one])

export const rows = style({ display: 'grid' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '12rem minmax(0, 1fr)',
  gap: `${space[8]} ${space[32]}`,
  alignItems: 'baseline',
  paddingBlock: space[24],
  borderBlockStart: `1px solid ${color.line}`,
  ':first-child': { borderBlockStart: 0 },
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const sample = style({ overflowWrap: 'anywhere', textWrap: 'balance' })
export const sansWord = style([text.hero, { fontFamily: tokens.font.sans }])
export const monoWord = style([text.heading, { fontFamily: tokens.font.mono, letterSpacing: 0 }])
export const family = style({ display: 'grid', alignContent: 'end', gap: space[8], minHeight: '9rem' })
export const weightWord = styleVariants(weight, (fontWeight) => [text.title, { fontWeight }])

export const tabular = style([text.metric, tabularFigures, { textAlign: 'end' }])
export const proportional = style([
  text.metric,
  { fontVariantNumeric: 'proportional-nums', textAlign: 'end' },
])
export const column = style({ display: 'grid', gap: space[8] })

export const own = style([text.answer])
export const quoted = style([
  text.body,
  { paddingInlineStart: space[16], borderInlineStart: `2px solid ${color.lineStrong}`, color: color.muted },
])
