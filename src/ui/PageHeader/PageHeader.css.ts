import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { space } = tokens

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[16],
  marginBlockEnd: space[24],
})

export const words = style({ flex: '1 1 15rem', minWidth: 0, overflowWrap: 'anywhere' })
export const title = style(text.title)
export const subtitle = style({ marginBlockStart: space[4], color: vars.color.muted })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
})
