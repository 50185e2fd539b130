import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { text } from '../../theme/typography.ts'

export const note = style([text.small, { color: vars.color.faint }])
