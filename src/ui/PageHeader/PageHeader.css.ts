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
  marginBottom: space[24],
})

export const words = style({ flex: '1 1 240px', minWidth: 0 })
export const title = style([text.title, { overflowWrap: 'anywhere' }])
export const subtitle = style({ marginTop: space[4], color: vars.color.muted })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
