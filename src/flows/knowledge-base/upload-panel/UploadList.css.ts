import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { tabularFigures, text } from '../../../theme/typography.ts'

const { color } = vars
const { space } = tokens

export const summary = style([
  tabularFigures,
  { display: 'flex', alignItems: 'center', gap: space[8], minHeight: '20px', marginBlock: '-4px' },
])

/** Scrolls inside the panel, so that the documents below do not move. */
export const list = style({ maxHeight: '280px', marginTop: space[4], overflowY: 'auto' })

/** A fixed height: the virtualized list renders only visible items. */
export const longList = style({ height: '280px', marginTop: space[4] })
globalStyle(`:is(${list}, ${longList}) li + li`, { borderTop: `1px solid ${color.line}` })

export const item = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[16],
  minHeight: '56px',
  padding: `${space[8]} ${space[16]}`,
})

export const details = style({ display: 'grid', gap: space[4], minWidth: 0 })
export const nameLine = style({ display: 'flex', gap: space[16], minWidth: 0 })
export const name = style({ flex: 1 })
export const percent = style([tabularFigures, { flex: 'none', color: color.muted }])

export const bytes = style([text.small, tabularFigures, { color: color.muted }])

export const reason = style([
  text.small,
  { display: 'flex', gap: space[4], color: color.negative, overflowWrap: 'anywhere' },
])
globalStyle(`${reason} > svg`, { marginTop: '1px' })

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
})

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  color: color.muted,
  whiteSpace: 'nowrap',
})
