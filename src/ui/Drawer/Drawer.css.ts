import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { control, layer, motion, space } = tokens

const away = (direction: 'ltr' | 'rtl') =>
  `&:dir(${direction})[data-starting-style], &:dir(${direction})[data-ending-style]`
const leftwards = { transform: 'translateX(-100%)' }
const rightwards = { transform: 'translateX(100%)' }
const border = `1px solid ${color.lineStrong}`

export const popup = recipe({
  base: {
    position: 'fixed',
    insetBlock: 0,
    zIndex: layer.overlay,
    display: 'flex',
    flexDirection: 'column',
    background: color.surface,
    boxShadow: vars.shadow.overlay,
    overflowWrap: 'anywhere',
    transition: `transform ${motion.panel}`,
    ':focus-visible': { outline: 'none' },
  },
  variants: {
    width: {
      normal: { width: `min(18rem, calc(100vw - ${space[48]}))` },
      wide: { width: `min(26rem, calc(100vw - ${space[48]}))` },
    },
    side: {
      start: {
        insetInlineStart: 0,
        borderInlineEnd: border,
        selectors: { [away('ltr')]: leftwards, [away('rtl')]: rightwards },
      },
      end: {
        insetInlineEnd: 0,
        borderInlineStart: border,
        selectors: { [away('ltr')]: rightwards, [away('rtl')]: leftwards },
      },
    },
  },
})

/** Does not scroll. */
export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: control.large,
  padding: space[16],
})
export const title = style([text.base, { minWidth: 0, fontWeight: tokens.weight.strong }])

export const body = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minHeight: 0,
  padding: `0 ${space[16]} ${space[16]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ':focus-visible': { outlineOffset: '-2px' },
})
