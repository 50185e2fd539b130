import { style } from '@vanilla-extract/css'
import { vars } from '../../src/theme/contract.css.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { text } from '../../src/theme/typography.ts'

const { space } = tokens

export const envelope = style({ display: 'grid', gap: space[4], minWidth: 0, overflowWrap: 'anywhere' })

export const to = style([text.small, { color: vars.color.muted, fontWeight: tokens.weight.regular }])

export const letter = style([
  text.base,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: space[16],
    overflowWrap: 'anywhere',
  },
])
