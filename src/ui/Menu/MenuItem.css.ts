import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { popup } from './Menu.css.ts'

const { color } = vars
const { control, media, radius, space } = tokens

const tall = { minHeight: control.large }

export const item = style({
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
    '&[data-highlighted]': { background: color.hover },
    '&:active': { background: color.pressed },
  },
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
    '[data-highlighted] > &': { color: 'inherit' },
  },
})

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

globalStyle(`${item} svg`, { width: '1rem', height: '1rem', strokeWidth: 1.6 })
