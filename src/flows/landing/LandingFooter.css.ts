import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { space } = tokens

export const footer = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[8]} ${space[24]}`,
    paddingBlock: `${space[24]} ${space[32]}`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    color: vars.color.faint,
  },
])

export const name = style({ marginInlineEnd: 'auto' })
