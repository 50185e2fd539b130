import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { layer, media, motion, radius, space } = tokens

/** CSS variable on the region: its distance from the bottom of the window. */
export const offsetVariable = '--toasts-offset'

export const viewport = style({
  position: 'fixed',
  insetInlineEnd: space[24],
  insetBlockEnd: `var(${offsetVariable}, ${space[24]})`,
  zIndex: layer.toast,
  display: 'flex',
  // The newest is at the bottom.
  flexDirection: 'column-reverse',
  gap: space[8],
  width: 'min(24rem, 100vw - 48px)',
  borderRadius: radius[8],
  '@media': {
    [media.narrow]: {
      insetInlineEnd: space[16],
      insetBlockEnd: `var(${offsetVariable}, ${space[16]})`,
      width: `min(24rem, 100vw - ${space[32]})`,
    },
    print: { display: 'none' },
  },
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
    padding: space[8],
    paddingInlineStart: space[16],
  },
])

/** Vertically centered on the first line. */
globalStyle(`${content} > svg`, {
  width: '1rem',
  height: text.base.lineHeight,
  marginBlockStart: space[4],
  strokeWidth: 1.6,
  '@media': { [media.narrow]: { marginBlockStart: space[8] } },
})

export const icon = styleVariants({
  info: { color: color.info },
  success: { color: color.positive },
  warning: { color: color.warning },
  error: { color: color.negative },
})

export const words = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: space[4],
  overflowWrap: 'anywhere',
  // Aligns the first line with the close button, which is larger on phones.
  '@media': { [media.narrow]: { paddingBlock: space[8] } },
})
export const title = style({ fontWeight: tokens.weight.strong })
export const detail = style({ color: color.muted })
