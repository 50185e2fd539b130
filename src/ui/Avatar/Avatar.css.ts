import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

export const avatar = style({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: tokens.control.small,
  height: tokens.control.small,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: tokens.radius.round,
  background: vars.color.raised,
  color: vars.color.muted,
  fontSize: '11px',
  fontWeight: tokens.weight.strong,
  lineHeight: 1,
})
