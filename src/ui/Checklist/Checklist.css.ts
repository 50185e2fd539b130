import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'

const { color } = vars
const { motion, space } = tokens

export const root = style({
  // Contains visually hidden elements in scrolling boxes.
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

/** Weight and size do not depend on the state, so that nothing moves while typing. */
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

/** Vertically centered on the first line at any text size. */
globalStyle(`${item} > svg`, { marginBlockStart: '0.1875rem' })
