import { style } from '@vanilla-extract/css'
import { tokens } from '../../theme/tokens.ts'

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[8] })
