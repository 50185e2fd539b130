import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { popup } from './Menu.css.ts'

const { color } = vars
const { control, media, radius, space } = tokens

/** Highlighted by the pointer or the arrow keys, or with its submenu open. */
const highlighted = '&:is([data-highlighted], [data-popup-open]):not([data-disabled])'
const pressed = '&:active:not([data-disabled])'
const tall = { minHeight: control.large }

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: control.medium,
    padding: `${space[4]} ${space[8]}`,
    borderRadius: radius[4],
    cursor: 'pointer',
    userSelect: 'none',
    // Inside, because the menu clips its overflow.
    outlineOffset: '-2px',
    '@media': { [media.narrow]: tall, '(pointer: coarse)': tall },
    selectors: {
      '&[data-disabled]': { color: color.faint, cursor: 'not-allowed' },
    },
  },
  variants: {
    danger: {
      false: {
        selectors: { [highlighted]: { background: color.hover }, [pressed]: { background: color.pressed } },
      },
      true: {
        selectors: {
          '&:not([data-disabled])': { color: color.negative },
          [highlighted]: { background: color.negativeBackground },
          [pressed]: { background: color.negativePressed },
        },
      },
    },
  },
  defaultVariants: { danger: false },
})

/** The column of icons and check marks, hidden if the menu has none. */
export const lead = style({
  display: 'none',
  placeItems: 'center',
  flex: 'none',
  width: '1rem',
  height: '1rem',
  color: color.muted,
  selectors: {
    [`${popup}:has([data-lead]) &`]: { display: 'grid' },
    '[data-highlighted]:not([data-disabled]) > &': { color: 'inherit' },
    '[data-disabled] > &': { color: 'inherit' },
    [`${item.classNames.variants.danger.true} > &`]: { color: 'inherit' },
  },
})

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const shortcut = style({
  display: 'inline-flex',
  flex: 'none',
  gap: space[2],
  marginInlineStart: space[16],
})

export const submenuArrow = style({
  marginInlineStart: space[16],
  color: color.faint,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
})

export const dot = style({
  width: '0.375rem',
  height: '0.375rem',
  borderRadius: radius.round,
  background: 'currentColor',
})

globalStyle(`${item.classNames.base} svg`, { width: '1rem', height: '1rem', strokeWidth: 1.6 })
