import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../src/theme/contract.css.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { text } from '../../src/theme/typography.ts'

const { color } = vars
const { font, radius, space, weight } = tokens

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: `${space[32]} ${space[24]}`,
  alignItems: 'start',
})
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
})

/** The state's name. The whole card is its link. */
export const name = style([
  text.base,
  {
    marginBlockStart: space[4],
    minHeight: '1.5rem',
    fontWeight: weight.strong,
    color: color.text,
    textDecoration: 'none',
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius[8] },
    ':hover': { textDecoration: 'underline' },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: 4 },
    },
  },
])
export const path = style([
  text.label,
  { color: color.muted, fontFamily: font.mono, overflowWrap: 'anywhere' },
])
export const others = style([text.small, { position: 'relative', zIndex: 1, color: color.muted }])

globalStyle(`${others} summary`, { minHeight: '1.5rem', cursor: 'pointer' })
globalStyle(`${others} ul`, { display: 'grid', gap: space[2], paddingInlineStart: space[16] })
globalStyle(`${others} a`, { display: 'inline-block', minHeight: '1.5rem', color: color.text })
