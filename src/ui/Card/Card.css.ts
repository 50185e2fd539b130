import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { motion, radius, space } = tokens

/** The panel: border and surface with a minimal shadow. */
export const panel = style({
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius[8],
  background: color.surface,
  boxShadow: vars.shadow.edge,
})

/** A card with a link: clickable everywhere. */
export const leading = style({
  position: 'relative',
  transition: `background-color ${motion.state}, border-color ${motion.state}`,
  selectors: {
    '&:hover': { borderColor: color.lineStrong, background: color.hover },
    '&:active': { borderColor: color.lineStrong, background: color.pressed },
  },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  padding: `${space[16]} ${space[16]} 0`,
})

export const title = style([
  text.base,
  { minWidth: 0, fontWeight: tokens.weight.strong, overflowWrap: 'anywhere' },
])

/** The title's link, extended over the whole card. */
export const link = style({
  ':focus-visible': { outline: 'none' },
  '::after': { content: '""', position: 'absolute', inset: '-1px', borderRadius: radius[8] },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
})

/** Above the card's link area. The negative margin keeps small buttons from increasing the header's height. */
export const aside = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  marginBlock: `calc(-1 * ${space[4]})`,
})
export const note = style([text.label, { color: color.faint, overflowWrap: 'anywhere' }])

export const body = recipe({
  base: { minWidth: 0, overflowWrap: 'anywhere' },
  variants: {
    padding: { normal: { padding: space[16] }, none: {} },
    /** Less space below a title than at the border. */
    headed: { true: {} },
  },
  compoundVariants: [
    { variants: { padding: 'normal', headed: true }, style: { paddingBlockStart: space[8] } },
  ],
})
