import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'

const { color } = vars
const { media, radius, space, weight } = tokens

export const documents = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: space[16],
  marginBlockEnd: space[24],
})
export const kinds = style({
  width: 'fit-content',
  maxWidth: '100%',
  flexWrap: 'wrap',
  marginBlockEnd: space[24],
})

export const changes = style({ display: 'grid', gap: space[24] })
export const change = style({ display: 'grid', gap: space[8], breakInside: 'avoid' })
export const head = style({ display: 'flex', alignItems: 'center', gap: space[8] })
export const subject = style([
  text.body,
  { minWidth: 0, fontWeight: weight.strong, overflowWrap: 'anywhere' },
])
export const missing = style([
  text.base,
  {
    padding: `${space[8]} ${space[16]}`,
    border: `1px dashed ${color.lineStrong}`,
    borderRadius: radius[8],
    color: color.faint,
  },
])

export const passages = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  gap: space[8],
  minHeight: 0,
  padding: space[8],
})
export const count = style([text.small, tabularFigures, { flex: 1, color: color.faint }])
export const panes = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / repeat(2, minmax(0, 1fr))',
  flex: '1 1 0',
  gap: space[8],
  minHeight: 0,
  '@media': { [media.narrow]: { gridTemplate: 'repeat(2, minmax(0, 1fr)) / minmax(0, 1fr)' } },
})
export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius[8],
  overflow: 'hidden',
})
export const paneTitle = style([
  text.base,
  { display: 'flex', gap: space[8], padding: space[8], fontWeight: weight.strong },
])
