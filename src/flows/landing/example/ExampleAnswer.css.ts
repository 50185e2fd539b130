import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { rampColor } from '../../../theme/ramp.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { quotation, tabularFigures, text, truncated } from '../../../theme/typography.ts'

const { color } = vars
const { media, motion, space, weight } = tokens

export const card = style({ display: 'grid' })
globalStyle(`${card} > div`, { display: 'grid' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
})

export const thread = style({
  display: 'grid',
  alignContent: 'start',
  padding: space[32],
  '@media': { [media.narrow]: { padding: space[16] } },
})

export const rail = style({
  padding: `${space[32]} ${space[24]}`,
  borderInlineStart: `1px solid ${color.line}`,
  '@media': {
    [media.narrow]: { padding: space[16], borderInlineStart: 0, borderBlockStart: `1px solid ${color.line}` },
  },
})

export const label = style([text.label, { color: color.faint }])
export const question = style([text.lead, { fontWeight: weight.medium, marginBlockStart: space[4] }])
export const author = style([
  label,
  { display: 'flex', alignItems: 'center', gap: space[8], marginBlockStart: space[24] },
])
export const answer = style([
  text.lead,
  { maxWidth: '36em', marginBlockStart: space[4], fontWeight: weight.medium },
])

export const title = style([text.base, { fontWeight: weight.strong, marginBlockEnd: space[8] }])
globalStyle(`${thread} > ${title}`, {
  marginBlockStart: space[32],
  paddingBlockStart: space[24],
  borderBlockStart: `1px solid ${color.line}`,
})

export const claims = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: `${space[24]} ${space[32]}`,
})
export const value = style([text.title, { marginBlockEnd: space[4] }])
export const stated = style([text.small, truncated, { marginBlockStart: space[4], color: color.faint }])

export const sources = style({ display: 'grid', gap: space[8], marginInline: `calc(-1 * ${space[8]})` })
export const source = style({
  padding: space[8],
  borderRadius: tokens.radius[6],
  transition: `background-color ${motion.state}`,
  selectors: { '&[data-active]': { background: color.hover } },
})
export const file = style([text.base, { display: 'flex', alignItems: 'baseline', gap: space[8] }])
export const number = style([tabularFigures, { color: rampColor, fontWeight: weight.bold }])
export const filename = style([truncated, { fontWeight: weight.strong }])
export const location = style([text.small, { color: color.muted, whiteSpace: 'nowrap' }])
export const percent = style([text.small, tabularFigures, { marginInlineStart: 'auto', color: color.muted }])
export const excerpt = style([
  text.base,
  quotation,
  { borderInlineStartColor: rampColor, margin: `${space[8]} 0 0` },
])
/** The sentence that states the claim. */
export const cited = style({
  color: color.text,
  background: `color-mix(in oklab, ${rampColor} 16%, transparent)`,
})
