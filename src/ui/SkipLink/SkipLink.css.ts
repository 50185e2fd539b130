import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

export const skipLink = style([
  text.base,
  {
    position: 'fixed',
    top: tokens.space[8],
    left: tokens.space[8],
    zIndex: tokens.layer.skip,
    padding: `${tokens.space[8]} ${tokens.space[16]}`,
    borderRadius: tokens.radius[6],
    background: vars.color.accent,
    color: vars.color.onAccent,
    fontWeight: tokens.weight.strong,
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  },
])
