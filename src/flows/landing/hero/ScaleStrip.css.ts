import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { text } from '../../../theme/typography.ts'
import { bandGrid } from '../band.css.ts'

export const strip = style([bandGrid, { paddingBlockEnd: tokens.space[32] }])
export const words = style([text.base, { color: vars.color.muted }])
