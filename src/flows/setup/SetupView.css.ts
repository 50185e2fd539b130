import { style } from '@vanilla-extract/css'
import { tokens } from '../../theme/tokens.ts'

export const form = style({ display: 'grid', gap: tokens.space[24] })
export const choice = style({ display: 'grid', gap: tokens.space[16] })
export const actions = style({ display: 'grid', gap: tokens.space[8] })
/** Inside a notice, where links stand side by side. */
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[8] })
