import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../src/theme/contract.css.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { text } from '../../src/theme/typography.ts'

const { color } = vars
const { radius, space } = tokens

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  gap: space[8],
})
export const icon = style([
  text.small,
  {
    display: 'grid',
    alignContent: 'start',
    padding: space[16],
    border: `1px solid ${color.line}`,
    borderRadius: radius[8],
    background: color.surface,
    overflowWrap: 'anywhere',
  },
])
globalStyle(`${icon} > svg`, { width: '1rem', height: '1rem', marginBlockEnd: space[16] })
/** The same icon, larger, to show its lines. */
export const drawing = style({ width: '8rem', height: '8rem', color: color.text })
export const wrong = style({ width: '1rem', height: '1rem', color: color.text })
export const strokes = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[48] })
export const stroke = style([text.small, { display: 'grid', justifyItems: 'center', gap: space[16] }])
export const inText = style([text.base, { display: 'inline-flex', alignItems: 'center', gap: space[8] }])
globalStyle(`${inText} > svg`, { width: '1rem', height: '1rem' })
