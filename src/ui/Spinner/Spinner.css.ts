import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
const breathe = keyframes({ '50%': { opacity: 0.4 } })

/** In the ink of what it stands in. */
export const root = style([
  text.base,
  { display: 'inline-flex', alignItems: 'center', gap: tokens.space[8], maxWidth: '100%' },
])

/** On its own it is quiet. */
export const labelled = style({ color: vars.color.muted })

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })

/** Where motion is not wanted it breathes slowly instead of turning: waiting must stay visible. */
const ring = style({
  animation: `${turn} 900ms linear infinite`,
  '@media': {
    [tokens.media.reducedMotion]: {
      animation: `${breathe} 2s ease-in-out infinite !important`,
    },
  },
})

export const size = styleVariants({ small: '1rem', medium: '1.5rem', large: '2rem' }, (side) => [
  ring,
  { width: side, height: side },
])

/** A quarter of the ring turns; standing still it is three quarters, which cannot be taken for a clock's hand. */
export const arc = style({
  strokeDasharray: '25 75',
  '@media': { [tokens.media.reducedMotion]: { strokeDasharray: '75 25' } },
})
