import { style } from '@vanilla-extract/css'
import { vars } from '../../src/theme/contract.css.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { tabularFigures, text } from '../../src/theme/typography.ts'

const { color } = vars
const { media, radius, space, weight } = tokens

export const gates = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius[8],
  background: color.surface,
})

export const gate = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[16]} ${space[32]}`,
  padding: space[24],
  borderBlockStart: `1px solid ${color.line}`,
  ':first-child': { borderBlockStart: 0 },
  '@media': { [media.narrow]: { padding: space[16] } },
})

export const name = style([text.body, { fontWeight: weight.strong }])
export const rule = style([text.base, { color: color.muted }])

export const count = style([text.base, tabularFigures, { color: color.faint, textAlign: 'end' }])
export const covered = style([text.heading, { color: color.text }])

export const missing = style([
  text.base,
  {
    display: 'grid',
    gridColumn: '1 / -1',
    gap: space[8],
    padding: space[16],
    border: `1px solid ${color.negativeLine}`,
    borderRadius: radius[6],
    background: color.negativeBackground,
    color: color.text,
  },
])
export const item = style({ marginInlineEnd: space[8], fontWeight: weight.medium, overflowWrap: 'anywhere' })
