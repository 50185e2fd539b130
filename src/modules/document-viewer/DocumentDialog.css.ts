import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { quotation, text } from '../../theme/typography.ts'

const { space } = tokens

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: 0 })
export const bar = style([
  text.small,
  {
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    padding: `${space[8]} ${space[24]}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.muted,
    overflowWrap: 'anywhere',
    selectors: { '&:empty': { display: 'none' } },
  },
])
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })

export const overview = style([
  text.small,
  {
    flex: 'none',
    display: 'grid',
    gap: space[8],
    padding: `${space[8]} ${space[24]}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
])
/** At most two lines, so that the page keeps its room. */
export const summary = style([
  quotation,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    color: vars.color.muted,
  },
])
export const questions = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[16]}` })
