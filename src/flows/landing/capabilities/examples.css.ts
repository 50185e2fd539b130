import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { rampColor } from '../../../theme/ramp.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { quotation, tabularFigures, text, truncated } from '../../../theme/typography.ts'

const { color } = vars
const { space } = tokens

/** Overflow is visible so that the outer relations reach the card's edges. */
export const graph = style({ width: '100%', height: '12rem', overflow: 'visible' })

export const line = style({ stroke: color.control, strokeWidth: 1, strokeOpacity: 0.7 })
export const plainLine = style({ stroke: color.lineStrong, strokeWidth: 1 })
/** Contradicting relations are dashed. */
export const contradicting = style({ strokeDasharray: '3 4' })

export const glowCenter = style({ stopColor: rampColor, stopOpacity: vars.glow })
export const glowEdge = style({ stopColor: rampColor, stopOpacity: 0 })
export const dot = style({ fill: rampColor })
export const ring = style({ stroke: rampColor, strokeOpacity: 0.6 })

const outlinedText = {
  paintOrder: 'stroke',
  stroke: color.surface,
  strokeWidth: 5,
  strokeLinejoin: 'round',
} as const
export const name = style([text.label, outlinedText, { fill: color.text }])
export const relation = style([text.label, outlinedText, { fill: color.faint }])

export const ranked = style({ display: 'grid', gap: space[8], paddingInline: space[24] })
export const claim = style([
  text.base,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 3.5rem',
    alignItems: 'center',
    gap: space[16],
    '@media': { [tokens.media.compact]: { gap: space[8] } },
  },
])
export const percent = style([tabularFigures, { color: color.muted, textAlign: 'end' }])

export const source = style({ display: 'grid', gap: space[16], paddingInline: space[24] })
export const file = style([
  text.label,
  { display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0, color: color.faint },
])
export const filename = style(truncated)
export const excerpt = style([
  text.body,
  quotation,
  { borderInlineStartColor: rampColor, color: color.text, margin: 0 },
])
export const location = style([text.label, tabularFigures, { color: color.faint }])
