import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'
import { panel } from '../Card/Card.css.ts'

const { color } = vars
const { media, space } = tokens

/** Custom property: the number of counters. */
export const count = '--strip-count'

/**
 * One row if each counter is at least this wide; otherwise two columns, or one if two do not fit. The flex-basis
 * is a width difference multiplied by a large number: far below or far above every real width.
 */
const minWidth = '8.5rem'
const all = `100% / var(${count})`
const two = `min(50%, (var(${count}) * ${minWidth} - 100%) * 999)`
const one = `min(100%, (2 * ${minWidth} - 100%) * 999)`

export const strip = style([
  panel,
  {
    display: 'grid',
    overflow: 'hidden',
    gridTemplateColumns: `repeat(auto-fit, minmax(calc(max(${all}, ${two}, ${one}) - 0.1px), 1fr))`,
  },
])

/** Each counter draws the hairlines before and above itself; those at the panel's border are clipped. */
globalStyle(`${strip} > *`, {
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  borderBlockStart: `1px solid ${color.line}`,
  borderInlineStart: `1px solid ${color.line}`,
})

export const metric = style({ minWidth: 0, padding: space[16] })

/** The line at the bottom edge marks the pressed one, as in a list of tabs. */
export const metricButton = style({
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  padding: space[16],
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

export const value = style([
  text.title,
  tabularFigures,
  { marginBlockStart: space[4], overflowWrap: 'anywhere' },
])
