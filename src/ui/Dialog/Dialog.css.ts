import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { layer, motion, radius, space } = tokens

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  background: color.scrim,
  transition: `opacity ${motion.panel}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
})

/** Scrolls as a whole when the dialog is higher than the screen. */
export const viewport = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: space[16],
  overflow: 'auto',
})

export const popup = style({
  position: 'relative',
  width: '100%',
  maxWidth: '480px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius[12],
  background: color.surface,
  boxShadow: vars.shadow.overlay,
  overflowWrap: 'anywhere',
  transition: `opacity ${motion.panel}, transform ${motion.panel}`,
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&[data-starting-style], &[data-ending-style]': {
      opacity: 0,
      transform: 'translateY(8px)',
    },
  },
})

export const wide = style({ maxWidth: '640px' })

export const head = style({ padding: `${space[24]} ${space[48]} 0 ${space[24]}` })
export const title = style([text.lead, { lineHeight: '24px', fontWeight: tokens.weight.strong }])
export const description = style([text.base, { marginTop: space[4], color: color.muted }])
export const close = style({ position: 'absolute', top: space[16], right: space[16] })
export const body = style({ padding: `${space[16]} ${space[24]} 0` })

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[8],
  padding: space[24],
  ':empty': { padding: `0 0 ${space[24]}` },
})
