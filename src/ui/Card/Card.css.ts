import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { radius, space } = tokens

/** The panel: hairline, surface, no shadow to speak of. */
export const panel = style({
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius[8],
  background: color.surface,
  boxShadow: vars.shadow.edge,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[16]} ${space[16]} 0`,
})

export const title = style([
  text.base,
  { minWidth: 0, fontWeight: tokens.weight.strong, overflowWrap: 'anywhere' },
])
export const note = style([text.label, { color: color.faint }])
export const body = style({ padding: space[16] })
