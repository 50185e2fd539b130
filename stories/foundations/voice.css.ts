import { style } from '@vanilla-extract/css'
import { vars } from '../../src/theme/contract.css.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { text } from '../../src/theme/typography.ts'

const { media, space, weight } = tokens

export const examples = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[32]} ${space[48]}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const example = style({ display: 'grid', alignContent: 'start', gap: space[8] })
export const kind = style([text.small, { color: vars.color.muted, fontWeight: weight.strong }])
