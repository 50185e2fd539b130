import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

const { color } = vars
const { layer, motion, space } = tokens

export const popup = style({
  position: 'fixed',
  insetBlock: 0,
  zIndex: layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  width: 'min(288px, calc(100vw - 48px))',
  padding: space[16],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.surface,
  boxShadow: vars.shadow.overlay,
  transition: `transform ${motion.panel}`,
  ':focus-visible': { outline: 'none' },
})

export const side = {
  left: style({
    left: 0,
    borderRight: `1px solid ${color.lineStrong}`,
    selectors: {
      '&[data-starting-style], &[data-ending-style]': { transform: 'translateX(-100%)' },
    },
  }),
  right: style({
    right: 0,
    borderLeft: `1px solid ${color.lineStrong}`,
    selectors: {
      '&[data-starting-style], &[data-ending-style]': { transform: 'translateX(100%)' },
    },
  }),
}

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  marginBottom: space[16],
})
