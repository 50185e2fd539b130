import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

export const tag = style({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: '40px',
  height: '24px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: tokens.radius[4],
  color: vars.color.muted,
  fontSize: '10.5px',
  fontWeight: tokens.weight.bold,
  letterSpacing: '0.02em',
  lineHeight: 1,
})
