import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

export const content = style({ display: 'grid', gap: tokens.space[24] })
export const actions = style({ display: 'grid', gap: tokens.space[8] })
export const email = style({ color: vars.color.text, overflowWrap: 'anywhere' })
