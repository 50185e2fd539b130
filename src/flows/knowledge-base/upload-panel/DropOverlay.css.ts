import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { text } from '../../../theme/typography.ts'

const { color } = vars
const { layer, radius, space, weight } = tokens

/** Without pointer events, so that the elements below still get the drag events. */
export const overlay = style({
  position: 'fixed',
  inset: space[8],
  zIndex: layer.floating,
  display: 'grid',
  placeItems: 'center',
  padding: space[24],
  border: `2px dashed ${color.focus}`,
  borderRadius: radius[12],
  background: `color-mix(in oklab, ${color.canvas} 88%, transparent)`,
  pointerEvents: 'none',
})

export const message = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  padding: space[24],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius[12],
  background: color.raised,
  textAlign: 'center',
})
globalStyle(`${message} > svg`, { width: '2rem', height: '2rem', color: color.focus, strokeWidth: 1.5 })

export const title = style([text.lead, { color: color.text, fontWeight: weight.strong }])

export const types = style([text.small, { color: color.muted }])
