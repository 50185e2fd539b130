import { style } from '@vanilla-extract/css'
import { vars } from '../../src/theme/contract.css.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { tabularFigures, text } from '../../src/theme/typography.ts'

const { color } = vars
const { space, weight } = tokens

export const steps = style([
  text.base,
  tabularFigures,
  { width: '100%', minWidth: '26rem', borderCollapse: 'collapse', textAlign: 'start' },
])
export const headerCell = style([
  text.label,
  { padding: `0 ${space[16]} ${space[8]} 0`, color: color.faint, textAlign: 'start' },
])
export const cell = style({
  height: '2.5rem',
  paddingInlineEnd: space[16],
  borderBlockStart: `1px solid ${color.line}`,
  verticalAlign: 'middle',
})
export const word = style([cell, { fontWeight: weight.strong, textAlign: 'start' }])
export const meters = style({ display: 'grid', gap: space[24] })
export const bounds = style([text.base, tabularFigures, { display: 'grid', gap: space[8] }])
export const bound = style({
  display: 'grid',
  gridTemplateColumns: '4rem 4rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[16],
})
export const statuses = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[16]} ${space[32]}` })
