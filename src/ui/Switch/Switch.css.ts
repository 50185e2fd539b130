import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { media, motion, radius, space } = tokens

const height = '1.25rem'
const knob = '0.875rem'
/** Distance from the knob to the outer edge, including the border. */
const gap = `calc((${height} - ${knob}) / 2 - 1px)`

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space[16],
  minWidth: 0,
})

/** Without visible text, as wide as the switch. */
export const bare = style({ display: 'inline-grid', gridTemplateColumns: 'auto', minWidth: 'auto' })

export const words = style({ display: 'grid', minWidth: 0 })

export const labelRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
})

export const labelEnd = style([text.small, { color: color.faint }])

export const label = style([
  text.base,
  {
    minWidth: 0,
    paddingBlock: space[2],
    fontWeight: tokens.weight.medium,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: color.faint, cursor: 'not-allowed' } },
  },
])

export const note = style({ overflowWrap: 'anywhere', selectors: { '&:empty': { display: 'none' } } })

/** Hovered, directly or through its label: browsers pass the label's hover to the input beside the switch. */
const hovered = (state: string) =>
  ['&:hover', '&:has(+ input:hover)'].map((hover) => `${hover}${state}:not([data-disabled])`).join(', ')

export const track = style({
  position: 'relative',
  width: '2.25rem',
  height,
  marginBlock: space[2],
  border: `1px solid ${color.control}`,
  borderRadius: radius.round,
  cursor: 'pointer',
  transition: `background-color ${motion.state}, border-color ${motion.state}`,
  /** A pointer target of 28 pixels. */
  '::after': { content: '', position: 'absolute', inset: '-5px' },
  selectors: {
    [hovered('')]: { background: color.hover },
    [hovered(':not([data-invalid])')]: { borderColor: color.muted },
    '&:active:not([data-disabled])': { background: color.pressed },
    '&[data-checked]': { borderColor: color.accent, background: color.accent },
    [hovered('[data-checked]')]: { borderColor: color.accentHover, background: color.accentHover },
    '&[data-checked]:active:not([data-disabled])': {
      borderColor: color.accentPressed,
      background: color.accentPressed,
    },
    '&[data-invalid]:not([data-checked])': { borderColor: color.negative },
    '&[data-disabled]': { borderColor: color.lineStrong, cursor: 'not-allowed' },
    '&[data-disabled][data-checked]': { background: color.track },
  },
})

export const thumb = style({
  position: 'absolute',
  insetBlockStart: gap,
  insetInlineStart: gap,
  width: knob,
  height: knob,
  borderRadius: radius.round,
  background: color.muted,
  transition: `inset-inline-start ${motion.state}, background-color ${motion.state}`,
  selectors: {
    '&[data-checked]': { insetInlineStart: `calc(100% - ${knob} - ${gap})`, background: color.onAccent },
    '&[data-disabled]': { background: color.control },
  },
  '@media': {
    [media.forcedColors]: {
      background: 'ButtonText',
      selectors: {
        '&[data-checked]': { background: 'ButtonText' },
        '&[data-disabled]': { background: 'GrayText' },
      },
    },
  },
})
