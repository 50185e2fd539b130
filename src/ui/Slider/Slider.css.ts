import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'

const { color } = vars
const { control, media, motion, radius, space } = tokens

const side = '1.25rem'

export const value = style([
  text.small,
  tabularFigures,
  {
    color: color.text,
    fontWeight: tokens.weight.medium,
    textAlign: 'end',
    overflowWrap: 'anywhere',
    selectors: { '[data-disabled] &': { color: color.faint } },
  },
])

export const labelEnd = style({ display: 'flex', alignItems: 'center', gap: space[16] })

export const root = style({ minWidth: 0 })

/** Without a visible label the value is after the bar. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
  alignItems: 'center',
  columnGap: space[16],
})

/** The pointer target covers its full height. */
export const track = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: control.medium,
  cursor: 'pointer',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
})

export const bar = style({
  width: '100%',
  height: '4px',
  borderRadius: radius.round,
  background: color.track,
  '@media': { [media.forcedColors]: { background: 'GrayText' } },
})

export const filled = style({
  borderRadius: radius.round,
  background: color.accent,
  selectors: { '&[data-disabled]': { background: color.control } },
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})

export const thumb = style({
  width: side,
  height: side,
  borderRadius: radius.round,
  background: color.accent,
  transition: `background-color ${motion.state}, box-shadow ${motion.state}`,
  /** A pointer target of 24 pixels. */
  '::after': { content: '', position: 'absolute', inset: '-2px' },
  selectors: {
    '&:hover:not([data-disabled])': { boxShadow: `0 0 0 4px ${color.hover}` },
    '&:hover:not([data-disabled], [data-invalid])': { background: color.accentHover },
    '&:active:not([data-disabled]), &[data-dragging]': { boxShadow: `0 0 0 4px ${color.pressed}` },
    '&:active:not([data-disabled], [data-invalid])': { background: color.accentPressed },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-invalid]': { background: color.negative },
    '&[data-disabled]': { background: color.control },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
})

export const ends = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[16],
    color: color.muted,
    overflowWrap: 'anywhere',
  },
])
