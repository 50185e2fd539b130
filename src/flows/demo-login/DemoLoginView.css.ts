import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

export const form = style({ display: 'grid', gap: tokens.space[24] })
export const quiet = style([text.small, { color: vars.color.faint }])
