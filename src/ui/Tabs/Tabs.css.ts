import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'

const { color } = vars
const { control, motion, radius, space } = tokens

export const root = style({ minWidth: 0 })

/**
 * Scrolls horizontally without a scrollbar: a partly visible tab indicates more, and the active one is
 * scrolled into view.
 */
export const list = style({
  display: 'flex',
  gap: space[8],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // A shadow instead of a border, so that the active tab's line overlaps it.
  boxShadow: `inset 0 -1px ${color.line}`,
})

export const tab = style([
  text.base,
  {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: space[8],
    minHeight: control.large,
    padding: space[8],
    borderRadius: `${radius[4]} ${radius[4]} 0 0`,
    color: color.muted,
    fontWeight: tokens.weight.medium,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    transition: `box-shadow ${motion.state}, color ${motion.state}`,
    ':focus-visible': { outlineOffset: '-2px' },
    selectors: {
      '&:hover:not([data-disabled])': { color: color.text },
      '&:hover:not([data-disabled], [data-active])': { boxShadow: `inset 0 -2px ${color.lineStrong}` },
      '&:active:not([data-disabled], [data-active])': { boxShadow: `inset 0 -2px ${color.control}` },
      '&[data-active]': { boxShadow: `inset 0 -2px ${color.text}`, color: color.text },
      '&[data-disabled]': {
        color: `color-mix(in oklab, ${color.faint} 72%, transparent)`,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [tokens.media.forcedColors]: {
        borderBlockEnd: '2px solid Canvas',
        selectors: { '&[data-active]': { borderColor: 'Highlight' } },
      },
    },
  },
])

export const count = style([
  text.label,
  tabularFigures,
  { color: color.faint, selectors: { [`${tab}[data-disabled] > &`]: { color: 'inherit' } } },
])

export const panel = style({
  paddingBlockStart: space[24],
  overflowWrap: 'anywhere',
  ':focus-visible': { borderRadius: radius[4] },
})
