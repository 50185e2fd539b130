import { style } from '@vanilla-extract/css'
import { vars } from '../../src/theme/contract.css.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { text } from '../../src/theme/typography.ts'

const { color } = vars
const { font, media, space, weight } = tokens

export const note = style([text.body, { maxWidth: '42rem', color: color.muted }])

export const machine = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })
export const machineHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[24]}`,
  '@media': { [media.narrow]: { display: 'grid' } },
})
export const machineTitle = style([text.body, { fontFamily: font.mono, fontWeight: weight.strong }])

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
/** A fact, with its place in the code beside it, or below it on narrow screens. */
export const row = style([
  text.base,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 22rem',
    gap: `${space[4]} ${space[24]}`,
    paddingBlock: space[8],
    borderBlockStart: `1px solid ${color.line}`,
    '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
])
export const code = style([
  text.small,
  { color: color.muted, fontFamily: font.mono, overflowWrap: 'anywhere' },
])
export const listTitle = style([text.body, { fontWeight: weight.strong }])
export const list = style([text.base, { display: 'grid', gap: space[4], color: color.muted }])
/** Below the title of a disclosure. */
export const indented = style({ paddingInlineStart: '2.5rem', paddingBlockEnd: space[16] })
export const file = style({ display: 'grid', gap: space[8] })
export const link = style({ display: 'inline-block', minHeight: '1.5rem', color: color.text })
/** Short links side by side. */
export const linkColumns = style([
  text.base,
  { columns: '15rem', columnGap: space[24], paddingBlockStart: space[4] },
])
/** Links below a message. */
