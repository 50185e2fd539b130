import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'

const { color } = vars
const { control, motion, space } = tokens

export const root = style({ borderBlockEnd: `1px solid ${color.line}` })

export const trigger = style([
  text.base,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[8],
    width: '100%',
    minHeight: control.large,
    padding: `10px ${space[16]}`,
    fontWeight: tokens.weight.strong,
    textAlign: 'start',
    transition: `background-color ${motion.state}`,
    ':hover': { background: color.hover },
    ':active': { background: color.pressed },
    ':focus-visible': { outlineOffset: '-2px' },
  },
])

/** Vertically centered on the first line. */
globalStyle(`${trigger} > svg`, {
  width: '1rem',
  height: text.base.lineHeight,
  color: color.faint,
  strokeWidth: 1.6,
  transition: `transform ${motion.panel}`,
})
/** Closed, it points in the reading direction. */
globalStyle(`${trigger}:not([data-panel-open]) > svg`, { transform: 'rotate(-90deg)' })
globalStyle(`${trigger}:not([data-panel-open]):dir(rtl) > svg`, { transform: 'rotate(90deg)' })

export const title = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const count = style([
  text.label,
  tabularFigures,
  { color: color.faint, lineHeight: text.base.lineHeight },
])

export const panel = style({
  height: 'var(--collapsible-panel-height)',
  overflow: 'hidden',
  transition: `height ${motion.panel}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { height: 0 } },
})

export const content = style({ paddingBlockEnd: space[8], overflowWrap: 'anywhere' })
