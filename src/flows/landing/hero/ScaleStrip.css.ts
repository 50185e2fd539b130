import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { text } from '../../../theme/typography.ts'
import { sectionGrid } from '../section.css.ts'

export const strip = style([sectionGrid, { paddingBlockEnd: tokens.space[32] }])
export const explanation = style([text.base, { color: vars.color.muted }])
