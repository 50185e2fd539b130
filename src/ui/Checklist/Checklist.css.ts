import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'

const { color } = vars
const { motion, space } = tokens

export const root = style({
  // What is hidden from sight stays where it belongs, also in a box that scrolls.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  minWidth: 0,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
})

export const title = style([
  text.small,
  { minWidth: 0, color: color.muted, fontWeight: 540, overflowWrap: 'anywhere' },
])

export const count = style([text.small, tabularFigures, { color: color.faint }])

export const list = style({ display: 'grid', gap: space[4] })

/** Weight and size stay, whatever its state: nothing moves while one types. */
export const item = style([
  text.base,
  {
    display: 'flex',
    gap: space[8],
    minWidth: 0,
    color: color.muted,
    overflowWrap: 'anywhere',
    transition: `color ${motion.state}`,
    selectors: { '&[data-met]': { color: color.text }, '&[data-missed]': { color: color.negative } },
  },
])

export const words = style({ minWidth: 0 })

/** On the middle of the first line, at any text size. */
globalStyle(`${item} > svg`, { marginBlockStart: '0.1875rem' })
