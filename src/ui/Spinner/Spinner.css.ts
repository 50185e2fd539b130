import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
const fade = keyframes({ '50%': { opacity: 0.4 } })

/** Inherits the text color. */
export const root = style([
  text.base,
  { display: 'inline-flex', alignItems: 'center', gap: tokens.space[8], maxWidth: '100%' },
])

/** With a label it uses a muted color. */
export const labeled = style({ color: vars.color.muted })

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })

/** With reduced motion the opacity changes slowly instead of a rotation. */
const ring = style({
  animation: `${turn} 900ms linear infinite`,
  '@media': {
    [tokens.media.reducedMotion]: {
      animation: `${fade} 2s ease-in-out infinite !important`,
    },
  },
})

export const size = styleVariants({ small: '1rem', medium: '1.5rem', large: '2rem' }, (side) => [
  ring,
  { width: side, height: side },
])

/** A quarter of the ring rotates. With reduced motion it is three quarters, which do not look like a clock hand. */
export const arc = style({
  strokeDasharray: '25 75',
  '@media': { [tokens.media.reducedMotion]: { strokeDasharray: '75 25' } },
})
