import { style } from '@vanilla-extract/css'
import { tokens } from '../../theme/tokens.ts'

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[8],
  minWidth: 0,
  fontSize: '13px',
  lineHeight: '20px',
  whiteSpace: 'nowrap',
})
