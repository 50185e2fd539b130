import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text as type } from '../../theme/typography.ts'

const { color } = vars
const { space } = tokens

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  padding: `${space[48]} ${space[24]}`,
  textAlign: 'center',
})

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  marginBottom: space[16],
  border: `1px dashed ${color.control}`,
  borderRadius: tokens.radius[8],
  color: color.muted,
})
export const failed = style({ borderStyle: 'solid', borderColor: color.negativeLine, color: color.negative })
globalStyle(`${icon} > svg`, { width: '20px', height: '20px', strokeWidth: 1.6 })

export const title = style([type.body, { fontWeight: tokens.weight.strong, overflowWrap: 'anywhere' }])
export const text = style([
  type.base,
  { maxWidth: 'min(44ch, 100%)', color: color.muted, overflowWrap: 'anywhere', textWrap: 'balance' },
])
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
  marginTop: space[16],
})
