import { style } from '@vanilla-extract/css'
import { tokens } from '../../theme/tokens.ts'

const { space } = tokens

export const stackedButtons = style({ display: 'grid', gap: space[8] })
export const inlineButtons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
