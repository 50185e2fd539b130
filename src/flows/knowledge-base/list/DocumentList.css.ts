import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'

const { space, weight } = tokens

export const filters = style({ marginBottom: space[16] })

export const documentName = style({
  color: vars.color.text,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
})
