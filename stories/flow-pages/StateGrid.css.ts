import { style } from '@vanilla-extract/css'
import { vars } from '../../src/theme/contract.css.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { text } from '../../src/theme/typography.ts'

export const path = style([
  text.label,
  { color: vars.color.muted, fontFamily: tokens.font.mono, overflowWrap: 'anywhere' },
])
