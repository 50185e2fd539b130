import { style } from '@vanilla-extract/css'
import { vars } from '../../../src/theme/contract.css.ts'
import { tokens } from '../../../src/theme/tokens.ts'
import { text } from '../../../src/theme/typography.ts'

const { media, space, weight } = tokens

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const difference = style({
  display: 'grid',
  gap: space[8],
  paddingBlock: space[16],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const title = style([text.base, { fontWeight: weight.strong }])

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[8]} ${space[24]}`,
  margin: 0,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const side = style([text.small, { color: vars.color.muted }])
export const words = style([text.base, { margin: 0 }])
