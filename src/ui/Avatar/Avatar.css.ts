import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { control, radius, weight } = tokens

export const avatar = style({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  overflow: 'hidden',
  width: control.small,
  height: control.small,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.round,
  background: vars.color.raised,
  color: vars.color.muted,
  fontSize: text.label.fontSize,
  fontWeight: weight.strong,
  letterSpacing: 0,
  lineHeight: 1,
  userSelect: 'none',
})

globalStyle(`${avatar} > svg`, { width: '55%', height: '55%', strokeWidth: 1.6 })
