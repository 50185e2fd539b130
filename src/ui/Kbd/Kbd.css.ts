import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

export const kbd = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: '18px',
  height: '18px',
  padding: `0 ${tokens.space[4]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: tokens.radius[4],
  color: vars.color.faint,
  fontFamily: 'inherit',
  fontSize: '11px',
  fontWeight: tokens.weight.medium,
  lineHeight: '16px',
})
