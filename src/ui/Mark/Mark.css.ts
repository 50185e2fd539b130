import { globalStyle, style } from '@vanilla-extract/css'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[8],
  maxWidth: '100%',
  minHeight: '1.5rem',
  fontSize: text.answer.fontSize,
  lineHeight: text.body.lineHeight,
  fontWeight: tokens.weight.bold,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
})

globalStyle(`${mark} > svg`, { width: '1.375rem', height: '1.375rem' })
