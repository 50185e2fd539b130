import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { text } from '../../../theme/typography.ts'

const { space, weight } = tokens

export const title = style([text.label, { marginTop: space[16], color: vars.color.faint, fontWeight: 500 }])
export const list = style({ marginTop: space[4] })
export const entry = style([
  text.base,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    minHeight: '36px',
    borderBottom: `1px solid ${vars.color.line}`,
    selectors: { '&:last-child': { borderBottom: 0 } },
  },
])
export const action = style({ fontWeight: weight.regular })
export const keys = style({ display: 'flex', gap: space[4] })
