import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { layer, motion, radius, space } = tokens

export const positioner = style({ zIndex: layer.floating })

export const popup = style([
  text.small,
  {
    maxWidth: 'min(25rem, var(--available-width))',
    padding: space[8],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: radius[6],
    background: vars.color.raised,
    boxShadow: vars.shadow.float,
    color: vars.color.text,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    transition: `opacity ${motion.state}`,
    selectors: {
      '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
      '&[data-instant]': { transition: 'none' },
    },
  },
])
