import { style } from '@vanilla-extract/css'
import { vars } from '../../../src/theme/contract.css.ts'
import { tokens } from '../../../src/theme/tokens.ts'

const { layer, media, radius, space } = tokens

/** At the bottom, between the session's menu and the toasts. */
export const root = style({
  position: 'fixed',
  insetInline: 0,
  marginInline: 'auto',
  insetBlockEnd: space[24],
  zIndex: layer.floating,
  width: `min(28rem, 100vw - ${space[48]})`,
  '@media': {
    [media.narrow]: {
      insetBlockEnd: space[16],
      width: `calc(100vw - ${space[32]})`,
    },
  },
})

export const notice = style({
  borderRadius: radius[8],
  background: vars.color.raised,
  boxShadow: vars.shadow.overlay,
})
