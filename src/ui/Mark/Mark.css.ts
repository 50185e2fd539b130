import { globalStyle, style } from '@vanilla-extract/css'
import { tokens } from '../../theme/tokens.ts'

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[8],
  minHeight: tokens.space[24],
  fontSize: '15px',
  lineHeight: '24px',
  fontWeight: tokens.weight.bold,
  letterSpacing: '-0.01em',
})

globalStyle(`${mark} > svg`, { width: '22px', height: '22px' })
