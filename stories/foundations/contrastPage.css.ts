import { style } from '@vanilla-extract/css'
import { vars } from '../../src/theme/contract.css.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { tabularFigures, text } from '../../src/theme/typography.ts'

const { color } = vars
const { radius, space, weight } = tokens

export const rules = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[48] })
/** One rule: the reason, and its pairs in both themes. */
export const rule = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })
export const reason = style([text.base, { maxWidth: '42rem', color: color.text }])

export const matrix = style([
  text.label,
  tabularFigures,
  { width: 'max-content', borderSpacing: space[4], margin: `-${space[4]}`, textAlign: 'start' },
])
export const column = style({
  minWidth: '3rem',
  maxWidth: '4.25rem',
  paddingInlineEnd: space[4],
  color: color.muted,
  fontWeight: weight.medium,
  textAlign: 'start',
  verticalAlign: 'bottom',
  overflowWrap: 'anywhere',
})
export const row = style([column, { verticalAlign: 'top', paddingBlockStart: space[8] }])

/** A sample on its background, and the ratio below. */
export const sample = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.75rem',
  height: '2.25rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius[4],
})
export const word = style([text.body, { fontWeight: weight.medium }])
export const dot = style({
  width: '0.75rem',
  height: '0.75rem',
  borderRadius: radius.round,
  background: 'currentColor',
})
export const ring = style({
  width: '1.75rem',
  height: '1.125rem',
  border: '2px solid currentColor',
  borderRadius: radius[4],
})
export const edge = style([ring, { borderWidth: '1px' }])
export const figure = style({ paddingBlockStart: space[2], color: color.muted, textAlign: 'center' })
