import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'

const { color } = vars
const { media, space } = tokens

/** One number with its label, in a card or in a strip. */
export const metric = recipe({
  base: { minWidth: 0 },
  variants: {
    size: {
      compact: { padding: space[16] },
      large: { padding: space[24], '@media': { [media.narrow]: { padding: space[16] } } },
    },
  },
})

/** A number that can be pressed. The line at the bottom edge marks the pressed one, as in a list of tabs. */
export const metricButton = recipe({
  base: {
    display: 'grid',
    alignContent: 'start',
    minWidth: 0,
    textAlign: 'start',
    cursor: 'pointer',
    transition: `background-color ${tokens.motion.state}`,
    ':focus-visible': { outlineOffset: '-3px' },
    selectors: {
      '&:hover:not(:disabled)': { background: color.hover },
      '&:active:not(:disabled)': { background: color.pressed },
      '&[aria-pressed="true"]': { boxShadow: `inset 0 -2px ${color.text}` },
      '&:disabled': { cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
  variants: {
    size: {
      compact: { padding: space[16] },
      large: { padding: space[24], '@media': { [media.narrow]: { padding: space[16] } } },
    },
  },
})

export const label = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    color: color.muted,
    fontWeight: tokens.weight.medium,
    overflowWrap: 'anywhere',
  },
])

export const value = recipe({
  base: [tabularFigures, { overflowWrap: 'anywhere' }],
  variants: {
    size: {
      compact: [text.title, { marginBlockStart: space[4] }],
      large: [text.metric, { marginBlockStart: space[16], '@media': { [media.narrow]: text.display } }],
    },
  },
})

export const note = recipe({
  base: [text.small, { color: color.faint, overflowWrap: 'anywhere' }],
  variants: {
    size: { compact: { marginBlockStart: space[4] }, large: { marginBlockStart: space[8] } },
  },
})
