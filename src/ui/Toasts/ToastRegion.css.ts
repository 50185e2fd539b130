import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { layer, media, motion, radius, space } = tokens

export const viewport = style({
  position: 'fixed',
  right: space[24],
  bottom: space[24],
  zIndex: layer.toast,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[8],
  width: '360px',
  maxWidth: `calc(100vw - ${space[32]})`,
  '@media': { [media.narrow]: { right: space[16], bottom: space[16] } },
})

export const toast = style({
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius[8],
  background: color.raised,
  boxShadow: vars.shadow.overlay,
  transform: 'translate(var(--toast-swipe-movement-x), var(--toast-swipe-movement-y))',
  transition: `opacity ${motion.panel}, transform ${motion.panel}`,
  selectors: {
    '&[data-starting-style]': { opacity: 0, transform: 'translateY(8px)' },
    '&[data-ending-style]': { opacity: 0 },
    '&[data-limited]': { display: 'none' },
  },
})

export const content = style([
  text.base,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[8],
    padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}`,
  },
])

export const icon = {
  success: style({ marginTop: '6px', color: color.positive }),
  warning: style({ marginTop: '6px', color: color.warning }),
  error: style({ marginTop: '6px', color: color.negative }),
}

export const words = style({ flex: 1, minWidth: 0, paddingBlock: '4px', overflowWrap: 'anywhere' })
export const title = style({ fontWeight: tokens.weight.strong })
export const detail = style({ color: color.muted })
