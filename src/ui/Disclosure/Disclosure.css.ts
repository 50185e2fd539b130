import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { figures, text } from '../../theme/typography.ts'

const { color } = vars
const { motion, space } = tokens

export const root = style({ borderBottom: `1px solid ${color.line}` })

export const trigger = style([
  text.base,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    width: '100%',
    minHeight: '44px',
    paddingInline: space[16],
    fontWeight: tokens.weight.strong,
    textAlign: 'left',
    transition: `background-color ${motion.state}`,
    ':hover': { background: color.hover },
    ':focus-visible': { outlineOffset: '-2px' },
  },
])

globalStyle(`${trigger} > svg`, {
  color: color.faint,
  transition: `transform ${motion.state}`,
})
globalStyle(`${trigger}:not([data-panel-open]) > svg`, { transform: 'rotate(-90deg)' })

export const title = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const count = style([text.label, figures, { color: color.faint }])

export const panel = style({
  height: 'var(--collapsible-panel-height)',
  overflow: 'hidden',
  transition: `height ${motion.panel}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { height: 0 } },
})

export const content = style({ paddingBottom: space[8] })
