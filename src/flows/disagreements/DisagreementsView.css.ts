import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { media, radius, space, weight } = tokens

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  marginBlockEnd: space[24],
})
export const select = style({
  width: '13rem',
  '@media': { [media.narrow]: { flex: '1 1 10rem', width: 'auto' } },
})

export const group = style({ display: 'grid', gap: space[8], marginBlockEnd: space[24] })
export const subject = style([text.body, { fontWeight: weight.strong, overflowWrap: 'anywhere' }])

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  padding: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: radius[8],
  background: color.surface,
})
/** The menu is at the end. */
export const head = style({ display: 'flex', alignItems: 'center', gap: space[8] })
export const found = style([text.small, { flex: 1, color: color.faint }])

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
})
export const note = style([
  text.base,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8], color: color.muted },
])
export const noteForm = style({
  display: 'flex',
  flex: '1 1 100%',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[8],
})
export const noteField = style({ flex: '1 1 16rem' })
