import { style } from '@vanilla-extract/css'
import { tokens } from '../../theme/tokens.ts'

export const unfinished = style({ display: 'grid', gap: tokens.space[24] })
