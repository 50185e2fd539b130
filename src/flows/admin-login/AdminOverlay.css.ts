import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

const { media, motion } = tokens

/** The sign-in column at the edge where reading starts; the page stays in sight beside it. */
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
