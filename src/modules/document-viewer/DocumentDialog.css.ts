import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { space } = tokens

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: 0 })
export const facts = style([
  text.small,
  {
    flex: 'none',
    padding: `${space[8]} ${space[24]}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.muted,
    overflowWrap: 'anywhere',
  },
])
