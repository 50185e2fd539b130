import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { text } from '../../../theme/typography.ts'

const { color } = vars
const { media, space, weight } = tokens

export const lead = style([
  text.lead,
  { maxWidth: '36em', marginBlockStart: `calc(-1 * ${space[4]})`, color: color.muted },
])

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[16],
  marginBlockStart: space[32],
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const card = style({ height: '100%' })

export const example = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minHeight: '12rem',
  overflow: 'hidden',
  borderBlockEnd: `1px solid ${color.line}`,
})

export const description = style([text.body, { padding: space[24], color: color.muted }])
export const title = style([
  text.lead,
  {
    fontWeight: weight.strong,
    lineHeight: text.body.lineHeight,
    color: color.text,
    marginBlockEnd: space[4],
  },
])
