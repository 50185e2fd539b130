import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { overriding } from '../../../theme/overriding.ts'
import { tokens } from '../../../theme/tokens.ts'
import { text as type } from '../../../theme/typography.ts'
import { panel } from '../../../ui/Card/Card.css.ts'

const { color } = vars
const { media, space, weight } = tokens

export const root = style([panel, { padding: space[24] }])
export const title = style([type.body, { fontWeight: weight.strong }])
export const lead = style({ color: color.muted })
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[24],
  marginTop: space[24],
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] } },
})
export const step = style(overriding({ fontWeight: weight.medium }))
export const text = style({ marginTop: space[4], color: color.muted })
