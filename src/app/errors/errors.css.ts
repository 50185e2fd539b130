import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: tokens.space[8],
})

export const report = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[8],
  marginBlockStart: tokens.space[16],
})

/** One click selects the whole id. */
export const reportId = style({
  fontFamily: tokens.font.mono,
  color: vars.color.text,
  userSelect: 'all',
})
