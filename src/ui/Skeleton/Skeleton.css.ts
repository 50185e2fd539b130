import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const skeleton = style({
  display: 'inline-block',
  maxWidth: '100%',
  height: '0.7em',
  borderRadius: tokens.radius[4],
  background: vars.color.track,
  animation: `${breathe} 1.8s ease-in-out infinite`,
})
