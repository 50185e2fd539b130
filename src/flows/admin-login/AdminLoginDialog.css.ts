import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

const { media, motion } = tokens

/** A panel at the inline start edge. The page stays visible next to it. */
export const popup = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: tokens.layer.overlay,
  width: '29rem',
  maxWidth: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface,
  boxShadow: vars.shadow.overlay,
  transition: `opacity ${motion.panel}`,
  ':focus-visible': { outline: 'none' },
  selectors: { '&[data-starting-style]': { opacity: 0 } },
  '@media': { [media.narrow]: { width: '100%' } },
})
