import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { layer, motion, radius, space } = tokens

export const positioner = style({ zIndex: layer.floating })

export const popup = style([
  text.base,
  {
    minWidth: 'min(11rem, var(--available-width))',
    maxWidth: 'min(20rem, var(--available-width))',
    maxHeight: 'var(--available-height)',
    overflowY: 'auto',
    padding: space[4],
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius[8],
    background: color.raised,
    boxShadow: vars.shadow.float,
    color: color.text,
    transformOrigin: 'var(--transform-origin)',
    transition: `opacity ${motion.state}, transform ${motion.state}`,
    selectors: {
      // The popup itself is focused while no item is highlighted; the trigger shows that it is open.
      '&:focus': { outline: 'none' },
      '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'scale(0.98)' },
      '&[data-instant]': { transition: 'none' },
    },
  },
])

export const groupLabel = style([
  text.label,
  {
    padding: `${space[8]} ${space[8]} ${space[4]}`,
    color: color.faint,
    overflowWrap: 'anywhere',
  },
])
