import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../src/theme/contract.css.ts'
import { tokens } from '../../../src/theme/tokens.ts'
import { LABEL_SIZE, LINE_HEIGHT, NAME_SIZE } from './boxes.ts'

const { color } = vars
const { font, media, radius, weight } = tokens

/** The area in which the chart is moved. */
export const frame = style({
  minHeight: '12rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius[8],
  background: color.canvas,
  backgroundImage: `radial-gradient(${color.line} 1px, transparent 1px)`,
  backgroundSize: '16px 16px',
  overflow: 'hidden',
  // Dragging inside moves the drawing, so a part of a small window stays free for scrolling the page.
  '@media': { [media.narrow]: { maxHeight: '70vh' } },
})

const boxBase = style({
  height: '100%',
  padding: '7px 11px',
  border: `1px solid ${color.control}`,
  borderRadius: radius[8],
  background: color.raised,
  fontFamily: font.mono,
  lineHeight: `${LINE_HEIGHT}px`,
  textAlign: 'start',
  whiteSpace: 'pre',
  selectors: {
    '&[data-link]': { cursor: 'pointer' },
    '&[data-link]:hover': { borderColor: color.text, background: color.hover },
  },
})

const group = style([boxBase, { borderColor: color.lineStrong, background: color.surface }])

export const box = styleVariants({
  atomic: [boxBase],
  compound: [group],
  parallel: [group, { borderStyle: 'dashed' }],
  final: [boxBase, { borderStyle: 'double', borderWidth: 3, padding: '5px 9px' }],
  history: [boxBase, { borderStyle: 'dotted' }],
  any: [
    boxBase,
    { borderColor: color.lineStrong, borderRadius: 16, background: color.canvas, fontStyle: 'italic' },
  ],
  start: { height: '100%', borderRadius: '50%', background: color.text },
})

export const boxName = style({ color: color.text, fontSize: NAME_SIZE, fontWeight: weight.strong })
export const lines = style({ color: color.muted, fontSize: LABEL_SIZE })

export const arrows = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  overflow: 'visible',
  pointerEvents: 'none',
})
export const arrow = style({ fill: 'none', stroke: color.control, strokeWidth: 1.25 })
export const arrowHead = style({ fill: color.control })

export const label = style({
  position: 'absolute',
  padding: '2px 6px',
  borderRadius: radius[4],
  background: color.canvas,
  color: color.muted,
  fontFamily: font.mono,
  fontSize: LABEL_SIZE,
  whiteSpace: 'pre',
  pointerEvents: 'none',
})

globalStyle(`${frame} .react-flow__node:focus-visible`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: 2,
  borderRadius: radius[8],
})
globalStyle(`${frame} .react-flow__controls`, {
  display: 'flex',
  overflow: 'hidden',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius[6],
  background: color.raised,
})
globalStyle(`${frame} .react-flow__controls-button`, {
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  border: 0,
  background: 'transparent',
  color: color.text,
  cursor: 'pointer',
})
globalStyle(`${frame} .react-flow__controls-button:hover`, { background: color.hover })
globalStyle(`${frame} .react-flow__controls-button svg`, { width: 14, height: 14, fill: 'currentcolor' })
