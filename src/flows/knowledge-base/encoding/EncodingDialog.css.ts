import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { text } from '../../../theme/typography.ts'

const { radius, space, weight } = tokens

export const fields = style({ display: 'grid', gap: space[16], marginBlockStart: space[16] })
export const label = style([text.small, { fontWeight: weight.medium, marginBlockEnd: space[4] }])
/** As high as the six lines it may have, so that choosing does not move the buttons. */
export const lines = style([
  text.small,
  {
    minHeight: '9rem',
    padding: space[8],
    border: `1px solid ${vars.color.line}`,
    borderRadius: radius[6],
    overflowWrap: 'anywhere',
  },
])
