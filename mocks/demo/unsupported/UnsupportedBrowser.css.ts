import { style } from '@vanilla-extract/css'
import { tokens } from '../../../src/theme/tokens.ts'
import { text } from '../../../src/theme/typography.ts'

export const steps = style([
  text.base,
  { display: 'grid', gap: tokens.space[8], margin: 0, paddingInlineStart: tokens.space[24] },
])
