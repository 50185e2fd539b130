import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { media, space } = tokens

/** A section below a thin line: the heading in a narrow column, the contents beside it. */
export const sectionGrid = style({
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  gap: `${space[16]} ${space[32]}`,
  paddingBlockStart: space[24],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const section = style([
  sectionGrid,
  {
    marginBlockStart: space[96],
    '@media': { [media.narrow]: { marginBlockStart: space[64] } },
  },
])

export const heading = style([text.base, { fontWeight: tokens.weight.strong }])
