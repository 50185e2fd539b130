import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text, truncated } from '../../theme/typography.ts'
import { input } from '../Field/Field.css.ts'

const { color } = vars
const { control, layer, media, motion, radius, space } = tokens

/** Added to the styles of a field's control. */
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  userSelect: 'none',
  transition: `background-color ${motion.state}`,
  selectors: {
    '&&': { lineHeight: text.base.lineHeight },
    // The form's hidden input comes after it.
    [`${input}&:not(:last-child)`]: { paddingInlineEnd: space[16] },
    '&:active:not([data-disabled]), &[data-popup-open]': { background: color.hover },
  },
})

export const value = style([truncated, { selectors: { '&[data-placeholder]': { color: color.faint } } }])

export const icon = style({ color: color.faint })

export const positioner = style({ zIndex: layer.floating })

export const popup = style({
  /** As wide as the frame around the trigger. */
  minWidth: 'calc(var(--anchor-width) + 2px)',
  maxWidth: 'var(--available-width)',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius[8],
  outline: 'none',
  background: color.raised,
  boxShadow: vars.shadow.float,
  color: color.text,
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${motion.state}, transform ${motion.state}`,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'scale(0.98)' },
  },
})

/** Long lists scroll. */
export const list = style({
  maxHeight: 'min(var(--available-height), 22rem)',
  padding: space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: space[4],
  outline: 'none',
})

/** Aligns the options' text with the trigger's text. */
const inset = `calc(${space[16]} - ${space[4]})`

export const groupLabel = style([
  text.label,
  {
    padding: `${space[8]} ${inset} ${space[4]}`,
    color: color.faint,
    overflowWrap: 'anywhere',
  },
])

const tall = { minHeight: control.large }

export const option = style([
  text.base,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 1rem',
    alignItems: 'center',
    columnGap: space[16],
    minHeight: control.medium,
    padding: `${space[4]} ${inset}`,
    borderRadius: radius[4],
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    userSelect: 'none',
    ':focus-visible': { outlineOffset: '-2px' },
    selectors: {
      '&[data-highlighted]:not([data-disabled])': { background: color.hover },
      '&[data-selected]': { fontWeight: tokens.weight.medium },
      '&:active:not([data-disabled])': { background: color.pressed },
      '&[data-disabled]': { color: color.faint, cursor: 'not-allowed' },
    },
    '@media': { [media.narrow]: tall, '(pointer: coarse)': tall },
  },
])

export const note = style([text.small, { display: 'block', color: color.faint }])

globalStyle(`:is(${icon}, ${option}) svg`, { width: '1rem', height: '1rem', strokeWidth: 1.6 })
