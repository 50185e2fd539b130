import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../src/theme/contract.css.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { text } from '../../src/theme/typography.ts'

const { color } = vars
const { font, space } = tokens

export const path = style([
  text.label,
  { color: color.muted, fontFamily: font.mono, overflowWrap: 'anywhere' },
])
export const others = style([text.small, { position: 'relative', zIndex: 1, color: color.muted }])

globalStyle(`${others} summary`, { minHeight: '1.5rem', cursor: 'pointer' })
globalStyle(`${others} ul`, { display: 'grid', gap: space[2], paddingInlineStart: space[16] })
globalStyle(`${others} a`, { display: 'inline-block', minHeight: '1.5rem', color: color.text })
