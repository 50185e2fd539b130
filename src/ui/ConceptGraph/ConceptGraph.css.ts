import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rampColor } from '../../theme/ramp.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'
import { LABEL_GAP_PX, LABEL_HEIGHT_PX } from './graph.ts'
import { LABEL_FONT_PX, MAX_LABEL_WIDTH_PX } from './measureLabels.ts'

const { color } = vars
const { media, motion, radius, space, weight } = tokens
const dim = '&[data-dim]'

export const root = style({
  position: 'relative',
  minWidth: 0,
  height: '35rem',
  selectors: { '&[data-fill]': { height: '100%' } },
  '@media': { [media.narrow]: { height: '26rem' } },
})

/** One finger scrolls the page, unless only a part of the graph is visible. The drawing is not mirrored. */
export const area = style({
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  direction: 'ltr',
  cursor: 'grab',
  touchAction: 'pan-y',
  userSelect: 'none',
  selectors: { '&[data-larger]': { touchAction: 'none' }, '&:active': { cursor: 'grabbing' } },
})

/** In pixels at the default text size; a transform applies the reader's text size. */
export const drawing = style({
  position: 'relative',
  fontSize: '16px',
  transformOrigin: '0 0',
  animation: 'none',
})

/** As quiet as the lines between cards. */
export const skeleton = style({
  width: '100%',
  height: '100%',
  fill: color.lineStrong,
  stroke: color.line,
})

export const edges = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
})

export const edge = style({
  fill: 'none',
  strokeWidth: 1.25,
  transition: `opacity ${motion.state}`,
  selectors: { [dim]: { opacity: 0.15 }, '&[data-active]': { strokeWidth: 2 } },
})
export const edgeKind = styleVariants({
  supports: { stroke: color.ramp[3], '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } },
  contradicts: {
    stroke: color.negative,
    strokeDasharray: '5 4',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  },
  states: { stroke: color.control },
  related: { stroke: color.control, strokeDasharray: '1 4', strokeLinecap: 'round' },
})
export const arrow = styleVariants({
  supports: { fill: color.ramp[3], stroke: 'none' },
  states: { fill: color.faint, stroke: 'none' },
})
/** On its own background, above the line. */
export const verb = style({
  fill: color.text,
  stroke: color.surface,
  strokeWidth: 4,
  paintOrder: 'stroke',
  fontSize: '11px',
  textAnchor: 'middle',
  dominantBaseline: 'central',
})
/** Marks a contradiction without color. */
export const cross = style({ strokeDasharray: 'none', strokeWidth: 2 })

export const nodes = style({ display: 'contents' })
/** No size of its own: the node is centered on it. */
export const place = style({ position: 'absolute', width: 0, display: 'flex', justifyContent: 'center' })

export const node = style({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  alignItems: 'center',
  gap: `${LABEL_GAP_PX}px`,
  minWidth: '24px',
  borderRadius: radius[6],
  color: color.text,
  transition: `opacity ${motion.state}`,
  selectors: { [dim]: { color: color.faint } },
})

export const outline = style({
  flex: 'none',
  overflow: 'visible',
  color: rampColor,
  stroke: color.surface,
  strokeWidth: 0.16,
  transition: `opacity ${motion.state}`,
  selectors: {
    [`${node}[data-dim] > &`]: { opacity: 0.25 },
    [`${node}[data-selected] > &`]: { stroke: color.text },
  },
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
})

/** The background separates the text from edges. */
export const label = style({
  maxWidth: `${MAX_LABEL_WIDTH_PX}px`,
  height: `${LABEL_HEIGHT_PX}px`,
  paddingInline: space[4],
  overflow: 'hidden',
  borderRadius: radius[4],
  background: `color-mix(in srgb, ${color.surface} 78%, transparent)`,
  fontSize: `${LABEL_FONT_PX}px`,
  fontWeight: weight.medium,
  lineHeight: `${LABEL_HEIGHT_PX}px`,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [`${node}:hover > &`]: { background: color.hover } },
})

export const controls = style({
  position: 'absolute',
  insetBlockEnd: space[8],
  insetInlineEnd: space[8],
  display: 'flex',
  border: `1px solid ${color.line}`,
  borderRadius: radius[8],
  background: color.raised,
})

export const legend = style([
  text.small,
  { display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[16]}`, color: color.muted },
])
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] })
