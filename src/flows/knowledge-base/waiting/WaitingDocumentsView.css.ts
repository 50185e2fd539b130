import { style } from '@vanilla-extract/css'
import { tokens } from '../../../theme/tokens.ts'

export const notice = style({ marginTop: tokens.space[16] })
