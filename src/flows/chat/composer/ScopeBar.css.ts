import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { text } from '../../../theme/typography.ts'

const { media, space } = tokens

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  paddingBlock: space[8],
})
export const name = style({
  maxWidth: '11rem',
  textAlign: 'start',
  // Two beside one another.
  '@media': { [media.narrow]: { maxWidth: '6.5rem' } },
})
export const more = style([text.small, { color: vars.color.faint }])
export const notice = style({ marginBlockStart: space[8] })
