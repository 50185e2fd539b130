import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { overriding } from '../../theme/overriding.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { control, media, motion, radius, space } = tokens

export const root = style({
  // Contains visually hidden elements in scrolling boxes.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minWidth: 0,
  minHeight: control.medium,
  border: `1px solid ${color.control}`,
  borderRadius: radius[6],
  background: color.canvas,
  color: color.faint,
  transition: `border-color ${motion.state}`,
  selectors: {
    '[data-theme="light"] &': { background: color.surface },
    '&:hover': { borderColor: color.faint },
    '&:has(input:disabled)': { borderColor: color.lineStrong, background: color.surface },
    '[data-theme="light"] &:has(input:disabled)': { background: color.canvas },
    '&:has(input:focus)': {
      borderColor: 'transparent',
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
    },
  },
  '@media': { [media.narrow]: { minHeight: control.large } },
})

/** The icon is the label: pressing it focuses the input. */
export const iconLabel = style({
  display: 'grid',
  alignContent: 'center',
  alignSelf: 'stretch',
  paddingInline: space[8],
  cursor: 'text',
  selectors: { [`${root}:has(input:disabled) &`]: { cursor: 'not-allowed' } },
})

globalStyle(`${iconLabel} > svg`, { width: '1rem', height: '1rem', strokeWidth: 1.6 })

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
    textOverflow: 'ellipsis',
    '::-webkit-search-cancel-button': { display: 'none' },
    ':disabled': { color: color.faint, cursor: 'not-allowed' },
    // Phones zoom into fields with a font size below 16 pixels.
    '@media': { [media.narrow]: { fontSize: text.lead.fontSize } },
  },
])

export const shortcut = style({
  marginInline: space[8],
  // Hidden on phones, which have no keyboard.
  ...overriding({ '@media': { '(hover: none)': { display: 'none' } } }),
})

/** Smaller than other buttons, to keep a distance from the box's border. */
export const clear = style({
  marginInline: space[4],
  ...overriding({
    width: '1.5rem',
    height: '1.5rem',
    '@media': { [media.narrow]: { width: '2rem', height: '2rem' } },
  }),
})
