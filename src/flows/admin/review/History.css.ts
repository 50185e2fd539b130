import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { text } from '../../../theme/typography.ts'

const { space } = tokens

export const history = style({ display: 'grid', gap: space[8] })
export const title = style([text.small, { color: vars.color.muted }])
export const list = style([text.base, { display: 'grid', gap: space[4] }])
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[16]}`,
  overflowWrap: 'anywhere',
})
export const quiet = style([text.base, { color: vars.color.muted }])
