import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rampColor } from '../../theme/ramp.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text, truncated } from '../../theme/typography.ts'

const { color } = vars
const { media, motion, radius, space } = tokens

/** Moves across the bar in the reading direction. */
const moveAcross = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })
const fade = keyframes({ '50%': { opacity: 0.2 } })

export const root = style([
  text.base,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
    gap: `${space[4]} ${space[16]}`,
    alignItems: 'center',
  },
])

export const label = style(truncated)

export const value = style([
  tabularFigures,
  { color: color.muted, textAlign: 'end', overflowWrap: 'anywhere' },
])

export const failed = style({ color: color.negative })

export const track = style({
  position: 'relative',
  gridColumn: '1 / -1',
  height: '4px',
  overflow: 'hidden',
  borderRadius: radius.round,
  background: color.track,
})

const fill = style({
  height: '100%',
  borderRadius: radius.round,
  transition: `width ${motion.panel}`,
  selectors: {
    '&[data-indeterminate]': {
      position: 'absolute',
      width: '40%',
      animation: `${moveAcross} 1.6s ease-in-out infinite`,
    },
  },
  '@media': {
    [media.forcedColors]: { background: 'CanvasText !important' },
    /** With reduced motion a dim full bar pulses slowly. */
    [media.reducedMotion]: {
      selectors: {
        '&[data-indeterminate]': {
          width: '100%',
          opacity: 0.5,
          animation: `${fade} 2.4s ease-in-out infinite !important`,
        },
      },
    },
  },
})

export const indicator = {
  evidence: style([fill, { background: rampColor }]),
  neutral: style([fill, { background: color.muted }]),
  failure: style([fill, { background: color.negative }]),
}
