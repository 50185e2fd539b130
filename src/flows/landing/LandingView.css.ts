import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

const { media, motion, space } = tokens

export const headerHeight = '4rem'

export const root = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  overflowWrap: 'anywhere',
})

export const backdrop = style({ position: 'fixed', inset: 0, zIndex: -2 })

/** Below this width the labels of the graph would overlap the text. */
globalStyle(`${backdrop} span`, {
  transition: `opacity ${motion.panel}`,
  '@media': { [media.compact]: { display: 'none' } },
})
/** Below the hero they would be behind text. */
globalStyle(`${backdrop}[data-unlabeled] span`, { opacity: 0 })

export const column = style({
  width: `min(70rem, 100% - 2 * ${space[32]})`,
  marginInline: 'auto',
  '@media': { [media.narrow]: { width: `calc(100% - 2 * ${space[16]})` } },
})

/** Everything below the hero. Dims the backdrop across the full window width. */
export const below = style({
  position: 'relative',
  '::before': {
    content: '""',
    position: 'absolute',
    inset: `calc(-1 * ${space[32]}) -100vw -100vh`,
    zIndex: -1,
    background: `linear-gradient(transparent, ${vars.color.canvas} ${space[48]})`,
    opacity: 0.92,
  },
})
