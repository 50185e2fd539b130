import { style } from '@vanilla-extract/css'
import { vars } from '../../../src/theme/contract.css.ts'
import { tokens } from '../../../src/theme/tokens.ts'
import { text } from '../../../src/theme/typography.ts'

const { space } = tokens

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  paddingBlockEnd: space[24],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const note = style([text.small, { color: vars.color.faint, textAlign: 'center' }])
