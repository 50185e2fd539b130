import { fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rampColor } from '../../theme/ramp.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'
import { CITED_PASSAGE, CURRENT_FOUND, FOUND } from './highlightName.ts'

const { color } = vars
const { space } = tokens

export const root = style({ display: 'flex', flexDirection: 'column', minHeight: 0 })
export const toolbar = style({
  display: 'flex',
  flex: 'none',
  justifyContent: 'flex-end',
  gap: space[8],
  padding: `${space[4]} ${space[8]}`,
  borderBlockEnd: `1px solid ${color.line}`,
})
export const notice = style({ flex: 'none', margin: space[8] })
export const scroller = style({
  flex: '1 1 0',
  minHeight: 0,
  padding: `${space[24]} clamp(${space[24]}, 5%, ${space[48]})`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  ':focus-visible': { outlineOffset: '-2px' },
})
/** A comfortable length of lines. */
export const page = style({ maxWidth: '72ch', marginInline: 'auto', overflowWrap: 'anywhere' })
/** Headings of a document are larger than those of an answer. */
globalStyle(`${page}${page} h3`, text.title)
globalStyle(`${page}${page} h4`, { ...text.lead, fontWeight: tokens.weight.strong })
globalStyle(`${page}${page} h5`, { ...text.answer, fontWeight: tokens.weight.strong })
export const plainText = style([
  text.answer,
  { whiteSpace: 'pre-wrap', contentVisibility: 'auto', containIntrinsicSize: 'auto 2600px' },
])
export const picture = style({ maxWidth: '100%', height: 'auto', background: '#ffffff' })

const marking = fallbackVar(rampColor, color.focus)

globalStyle(`::highlight(${CITED_PASSAGE})`, {
  backgroundColor: `color-mix(in srgb, ${marking} 20%, transparent)`,
  textDecoration: `underline 2px ${marking}`,
})
globalStyle(`::highlight(${FOUND})`, {
  backgroundColor: `color-mix(in srgb, ${color.warning} 30%, transparent)`,
})
globalStyle(`::highlight(${CURRENT_FOUND})`, {
  backgroundColor: color.warning,
  color: color.canvas,
})
