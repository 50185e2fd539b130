import { style } from '@vanilla-extract/css'
import { vars } from '../../src/theme/contract.css.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { text } from '../../src/theme/typography.ts'

const { color } = vars
const { radius, space, weight } = tokens

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
  alignContent: 'start',
  gap: space[4],
})

/** The whole card is its link. */
export const name = style([
  text.body,
  {
    marginBlockStart: space[4],
    minHeight: '1.5rem',
    fontWeight: weight.strong,
    color: color.text,
    // Twice, because links of a page are underlined.
    selectors: {
      '&&': { textDecoration: 'none' },
      '&&:hover': { textDecoration: 'underline' },
      '&&:focus-visible': { outline: 'none' },
      '&&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius[8] },
      '&&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: 4 },
    },
  },
])
