import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'

const { space, weight } = tokens

export const list = style({ display: 'grid', gap: space[8], overflowWrap: 'anywhere' })

export const name = style({ display: 'block', color: vars.color.text, fontWeight: weight.medium })
