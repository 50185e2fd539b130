import { style } from '@vanilla-extract/css'
import { tokens } from '../../theme/tokens.ts'

export const form = style({ display: 'grid', gap: tokens.space[24] })
export const password = style({ display: 'grid', gap: tokens.space[16] })
export const actions = style({ display: 'grid', gap: tokens.space[8] })
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[8] })
