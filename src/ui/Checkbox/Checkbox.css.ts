import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { motion, radius, space } = tokens

const side = '1.125rem'
const line = '1.5rem'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  minWidth: 0,
  position: 'relative',
})

const filled = (state: string) => `&[data-checked]${state}, &[data-indeterminate]${state}`

/** Hovered, directly or through its label: browsers pass the label's hover to the input beside the box. */
const hovered = (state: string) =>
  ['&:hover', '&:has(+ input:hover)'].map((hover) => `${hover}${state}:not([data-disabled])`).join(', ')

export const box = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: side,
  height: side,
  marginBlock: `calc((${line} - ${side}) / 2)`,
  border: `1px solid ${color.control}`,
  borderRadius: radius[4],
  color: color.onAccent,
  cursor: 'pointer',
  transition: `background-color ${motion.state}, border-color ${motion.state}`,
  /** A pointer target of 26 pixels. */
  '::after': { content: '', position: 'absolute', inset: '-5px' },
  selectors: {
    [hovered('')]: { background: color.hover },
    [hovered(':not([aria-invalid])')]: { borderColor: color.muted },
    '&:active:not([data-disabled])': { background: color.pressed },
    [filled('')]: { borderColor: color.accent, background: color.accent },
    [`${hovered('[data-checked]')}, ${hovered('[data-indeterminate]')}`]: {
      borderColor: color.accentHover,
      background: color.accentHover,
    },
    [filled(':active:not([data-disabled])')]: {
      borderColor: color.accentPressed,
      background: color.accentPressed,
    },
    '&[aria-invalid]:not([data-checked])': { borderColor: color.negative },
    '&[data-disabled]': { borderColor: color.lineStrong, cursor: 'not-allowed' },
    [filled('[data-disabled]')]: {
      background: color.track,
      color: color.faint,
    },
  },
})

export const tick = style({ display: 'grid' })

globalStyle(`${tick} > svg`, { width: '0.875rem', height: '0.875rem', strokeWidth: 2.5 })

export const words = style({ display: 'grid', minWidth: 0 })

export const label = style([
  text.base,
  {
    /** The gap is padding of the label, so that it is clickable. */
    paddingInlineStart: space[8],
    paddingBlock: space[2],
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      [`${box}[data-disabled] ~ * &`]: { color: color.faint, cursor: 'not-allowed' },
      // Visual only: the box itself announces that it is required.
      '&[data-required]::after': { content: ['" *"', '" *" / ""'], color: color.faint },
    },
  },
])

export const note = style({
  paddingInlineStart: space[8],
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
})
