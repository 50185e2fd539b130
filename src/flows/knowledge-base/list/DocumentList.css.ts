import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { text } from '../../../theme/typography.ts'
import { inCards } from '../../../ui/DataTable/containerQueries.ts'

const { space, weight } = tokens

/** Only focused by the program. */
export const list = style({ outline: 'none' })
export const buttons = style({ display: 'flex', gap: space[8] })
export const filters = style({ marginBottom: space[16] })

export const documentName = style({
  color: vars.color.text,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
})

/** Replaces the columns of the size and the time, which cards do not have. */
export const onlyInCards = style([
  text.small,
  { display: 'none', color: vars.color.muted, ...inCards({ display: 'block', marginBlockStart: space[4] }) },
])
