import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

export const positioner = style({ zIndex: tokens.layer.floating })

export const popup = style([
  text.small,
  {
    maxWidth: 'min(400px, calc(100vw - 32px))',
    padding: `8px ${tokens.space[8]}`,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: tokens.radius[6],
    background: vars.color.raised,
    boxShadow: vars.shadow.float,
    color: vars.color.text,
    overflowWrap: 'anywhere',
    transition: `opacity ${tokens.motion.state}`,
    selectors: {
      '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
      '&[data-instant]': { transition: 'none' },
    },
  },
])
