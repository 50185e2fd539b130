import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'

const { space } = tokens

export const bar = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[4]} ${space[8]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const count = style([
  text.small,
  tabularFigures,
  { flex: 'none', minWidth: '5rem', color: vars.color.muted, textAlign: 'center' },
])
