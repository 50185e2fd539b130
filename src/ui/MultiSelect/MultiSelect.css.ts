import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'
import { box as checkbox } from '../Checkbox/Checkbox.css.ts'
import { popup as floating, list as options } from '../Select/Select.css.ts'

const { color } = vars
const { control, media, radius, space } = tokens

export { positioner } from '../Select/Select.css.ts'

export const popup = style([
  floating,
  {
    display: 'flex',
    flexDirection: 'column',
    width: 'min(24rem, var(--available-width))',
    maxHeight: 'min(26rem, var(--available-height))',
  },
])

export const search = style([
  text.base,
  {
    flex: 'none',
    minHeight: control.large,
    paddingInline: space[16],
    border: 0,
    borderBottom: `1px solid ${color.line}`,
    borderRadius: `${radius[8]} ${radius[8]} 0 0`,
    outlineOffset: '-2px',
    background: 'none',
    color: color.text,
    '::placeholder': { color: color.faint },
    // Phones zoom into fields with a font size below 16 pixels.
    '@media': { [media.narrow]: { fontSize: text.lead.fontSize } },
  },
])

export const list = style([
  options,
  { flex: 1, minHeight: 0, selectors: { '&[data-empty]': { display: 'none' } } },
])

export const option = style([
  text.base,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: space[8],
    minHeight: control.medium,
    paddingInline: space[8],
    borderRadius: radius[4],
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[data-highlighted]:not([data-disabled])': { background: color.hover },
      '&:active:not([data-disabled])': { background: color.pressed },
      '&[data-disabled]': { color: color.faint, cursor: 'not-allowed' },
    },
    '@media': {
      [media.narrow]: { minHeight: control.large },
      '(pointer: coarse)': { minHeight: control.large },
    },
  },
])

/** Looks like a checkbox: the option itself is announced as selected. */
export const box = style([
  checkbox,
  {
    selectors: {
      [`${option}[data-selected] &`]: { borderColor: color.accent, background: color.accent },
      [`${option}[data-disabled] &`]: { borderColor: color.lineStrong },
    },
  },
])
globalStyle(`${box} > svg`, { width: '0.875rem', height: '0.875rem', strokeWidth: 2.5 })
globalStyle(`${option}:not([data-selected]) ${box} > svg`, { display: 'none' })

export const note = style([text.small, { display: 'block', color: color.faint }])

export const message = style([
  text.small,
  { padding: `${space[8]} ${space[16]}`, color: color.faint, ':empty': { display: 'none' } },
])

export const foot = style([
  text.small,
  {
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    padding: space[4],
    borderTop: `1px solid ${color.line}`,
    color: color.muted,
  },
])
export const summary = style({ marginInlineStart: 'auto', paddingInlineEnd: space[8] })
