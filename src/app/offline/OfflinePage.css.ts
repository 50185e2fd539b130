import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { space } = tokens

/** Wide enough for two lists side by side. */
export const content = style({ width: '100%', maxWidth: '42rem' })

export const brand = style({ color: vars.color.text })

export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: space[24],
  width: '100%',
  marginBlock: space[8],
  textAlign: 'start',
})

export const heading = style([text.body, { fontWeight: tokens.weight.strong, color: vars.color.text }])

export const list = style([
  text.base,
  {
    display: 'grid',
    gap: space[4],
    marginBlockStart: space[8],
    paddingInlineStart: space[16],
    listStyle: 'disc',
  },
])
