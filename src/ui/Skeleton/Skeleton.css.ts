import { keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

const { control, media, radius } = tokens

const fade = keyframes({ '50%': { opacity: 0.5 } })
const fadeLess = keyframes({ '50%': { opacity: 0.75 } })

export const skeleton = recipe({
  base: {
    display: 'inline-block',
    maxWidth: '100%',
    background: vars.color.track,
    animation: `${fade} 1.8s ease-in-out infinite`,
    '@media': {
      [media.forcedColors]: { background: 'GrayText' },
      /** With reduced motion only the opacity changes, less than usual. */
      [media.reducedMotion]: { animation: `${fadeLess} 3s ease-in-out infinite !important` },
    },
  },
  variants: {
    shape: {
      /** The height of text within its line. */
      line: { width: '100%', height: '0.7em', borderRadius: radius[4] },
      block: { width: '100%', height: control.large, borderRadius: radius[6] },
      round: { width: control.medium, aspectRatio: '1', borderRadius: radius.round },
    },
  },
  defaultVariants: { shape: 'line' },
})
