import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { control, media, motion, radius, space } = tokens

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  minWidth: 0,
  height: control.medium,
  paddingInline: space[8],
  border: `1px solid ${color.control}`,
  borderRadius: radius[6],
  background: color.canvas,
  color: color.faint,
  cursor: 'text',
  transition: `border-color ${motion.state}`,
  selectors: {
    '[data-theme="light"] &': { background: color.surface },
    '&:has(input:focus)': {
      borderColor: 'transparent',
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
    },
  },
  '@media': { [media.narrow]: { height: control.large } },
})

globalStyle(`${root} > svg`, { width: '16px', height: '16px', strokeWidth: 1.6 })

export const input = style([
  text.base,
  {
    flex: 1,
    alignSelf: 'stretch',
    minWidth: 0,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    color: color.text,
    appearance: 'none',
    '::-webkit-search-cancel-button': { display: 'none' },
  },
])

export const clear = style({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  marginRight: '-4px',
  borderRadius: radius[4],
  color: color.muted,
  ':hover': { background: color.hover, color: color.text },
})
