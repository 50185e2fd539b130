import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { text } from '../../../theme/typography.ts'

const { radius, space, weight } = tokens

export const reason = style([
  text.small,
  {
    marginTop: space[2],
    color: vars.color.negative,
    fontWeight: weight.regular,
    overflowWrap: 'anywhere',
  },
])

export const notice = style([
  text.small,
  {
    marginTop: space[2],
    color: vars.color.warning,
    fontWeight: weight.regular,
    overflowWrap: 'anywhere',
  },
])

export const excluded = style([
  text.small,
  { marginTop: space[2], color: vars.color.muted, fontWeight: weight.regular },
])

export const deleteHint = style([
  text.small,
  {
    marginBlock: space[4],
    padding: space[8],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: radius[6],
    background: vars.color.raised,
    color: vars.color.muted,
    fontWeight: weight.regular,
  },
])
