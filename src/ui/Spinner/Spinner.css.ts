import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
const breathe = keyframes({ '50%': { opacity: 0.4 } })

export const root = style([
  text.base,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.space[8],
    color: vars.color.muted,
  },
])

/** Where motion is not wanted it breathes slowly instead of turning: waiting must stay visible. */
export const ring = style({
  animation: `${turn} 900ms linear infinite`,
  '@media': {
    [tokens.media.still]: {
      animation: `${breathe} 2s ease-in-out infinite !important`,
    },
  },
})
