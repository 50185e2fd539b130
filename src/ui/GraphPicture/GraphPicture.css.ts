import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rampColor } from '../../theme/ramp.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'
import { ROW_HEIGHT_PX } from './layout.ts'

const { color } = vars
const { motion, radius, space } = tokens

/** Custom properties: size of the drawing. */
export const width = '--picture-width'
export const height = '--picture-height'
/** Custom properties: top of a label's row and its distance from the middle. */
export const top = '--label-top'
export const offset = '--label-offset'

/** Minimum width for the drawing and labels of a few words. */
const wide = '(min-width: 44rem)'

export const root = style({ containerType: 'inline-size', minWidth: 0 })

/** The drawing is not mirrored in right-to-left pages; each name has its own direction. */
export const drawingArea = style({
  position: 'relative',
  '@container': { [wide]: { direction: 'ltr', height: `var(${height})` } },
})

export const drawing = style({
  display: 'none',
  '@container': {
    [wide]: {
      display: 'block',
      position: 'absolute',
      insetInlineStart: `calc(50% - var(${width}) / 2)`,
      width: `var(${width})`,
      height: `var(${height})`,
    },
  },
})

export const labels = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@container': { [wide]: { display: 'contents' } },
})

const placed = style({
  minWidth: 0,
  maxWidth: '100%',
  '@container': {
    [wide]: {
      position: 'absolute',
      insetBlockStart: `var(${top})`,
      display: 'flex',
      alignItems: 'center',
      height: `${ROW_HEIGHT_PX / 16}rem`,
      // Lets the pointer reach the circles through empty space.
      pointerEvents: 'none',
    },
  },
})

export const place = {
  left: style([
    placed,
    {
      '@container': {
        [wide]: {
          insetInlineStart: 0,
          insetInlineEnd: `calc(50% + var(${offset}))`,
          justifyContent: 'end',
        },
      },
    },
  ]),
  right: style([
    placed,
    {
      '@container': {
        [wide]: { insetInlineStart: `calc(50% + var(${offset}))`, insetInlineEnd: 0 },
      },
    },
  ]),
}

const dim = '&[data-dim]'

export const label = style([
  text.base,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minWidth: 0,
    maxWidth: '100%',
    minHeight: tokens.control.medium,
    paddingInline: space[8],
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius[6],
    color: color.text,
    textAlign: 'start',
    transition: `background-color ${motion.state}, color ${motion.state}`,
    ':hover': { background: color.hover },
    ':active': { background: color.pressed },
    '@container': {
      [wide]: { minHeight: '1.5rem', borderColor: 'transparent', pointerEvents: 'auto' },
    },
    selectors: { [dim]: { color: color.faint } },
  },
])

/** Shown instead of the drawing in a narrow container. */
export const dot = style({
  flex: 'none',
  width: '0.5rem',
  height: '0.5rem',
  borderRadius: radius.round,
  background: rampColor,
  '@container': { [wide]: { display: 'none' } },
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
})

/** At most two lines; the full name is in the title attribute and the table. */
export const name = style({
  display: '-webkit-box',
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
})

export const count = style([text.small, tabularFigures, { flex: 'none', color: color.faint }])

const forced = '(forced-colors: active)'

export const link = style({
  fill: 'none',
  stroke: color.control,
  strokeWidth: 1,
  strokeOpacity: 0.45,
  transition: `stroke ${motion.state}, opacity ${motion.state}`,
  selectors: {
    '&[data-highlighted]': { stroke: color.muted, strokeWidth: 1.5, strokeOpacity: 1 },
    [dim]: { opacity: 0.4 },
  },
  '@media': { [forced]: { stroke: 'GrayText', strokeOpacity: 1 } },
})

export const shared = style({
  fill: color.control,
  transition: `opacity ${motion.state}`,
  selectors: { [dim]: { opacity: 0.3 } },
  '@media': { [forced]: { fill: 'CanvasText' } },
})

/** A border in the background color separates it from the links. */
export const concept = style({
  fill: rampColor,
  stroke: color.surface,
  strokeWidth: 3,
  cursor: 'pointer',
  transition: `opacity ${motion.state}`,
  selectors: { [dim]: { opacity: 0.3 } },
  '@media': { [forced]: { fill: 'CanvasText', stroke: 'Canvas' } },
})

/** The explanation; different without the drawing. */
export const key = style([text.small, { marginBlockStart: space[16], color: color.faint }])
export const ofDrawing = style({
  display: 'none',
  '@container': { [wide]: { display: 'inline' } },
})
export const ofLabels = style({ '@container': { [wide]: { display: 'none' } } })
