import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../src/theme/contract.css.ts'
import { tokens } from '../../../src/theme/tokens.ts'
import { text } from '../../../src/theme/typography.ts'

const { color } = vars
const { font, space, weight } = tokens

export const scroll = style({ overflowX: 'auto' })
export const table = style([text.small, { width: '100%', minWidth: '40rem', borderCollapse: 'collapse' }])
export const facts = style({ color: color.muted, fontWeight: weight.regular })

globalStyle(`${table} :is(th, td)`, {
  padding: `${space[4]} ${space[16]} ${space[4]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontFamily: font.mono,
  fontSize: '0.6875rem',
  overflowWrap: 'anywhere',
})
globalStyle(`${table} thead th`, { color: color.muted, fontFamily: font.sans, fontWeight: weight.medium })
globalStyle(`${table} tbody`, { borderBlockStart: `1px solid ${color.line}` })
globalStyle(`${table} tbody th`, { fontWeight: weight.strong })
