import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { rampColor } from '../../../theme/ramp.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { quotation, tabularFigures, text as type } from '../../../theme/typography.ts'

const { color } = vars
const { radius, space, weight } = tokens

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[8],
  minHeight: '56px',
  padding: `${space[8]} ${space[16]} ${space[8]} ${space[8]}`,
  borderBottom: `1px solid ${color.line}`,
})
export const title = style([type.base, { fontWeight: weight.medium }])
export const location = style([type.small, tabularFigures, { color: color.faint, overflowWrap: 'anywhere' }])

/** As high as the evidence column, so that the document scrolls in its own box. */
export const column = style({ display: 'flex', flexDirection: 'column', height: '100%' })
/** Fills the space above the quotation. The document takes only the height of a message if it is not available. */
export const document = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '0 1 auto',
  selectors: { '&:has(> [aria-busy])': { flex: '1 0 0', minHeight: '280px' } },
})
export const panel = style({ padding: space[16] })
export const belowDocument = style({
  flex: '0 1 auto',
  minHeight: '120px',
  maxHeight: '36%',
  overflowY: 'auto',
  borderBlockStart: `1px solid ${color.line}`,
  ':focus-visible': { outlineOffset: '-2px' },
})
/** In a dialog or sheet. */
export const sheet = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })
globalStyle(`${sheet} > ${document}:has(> [aria-busy])`, {
  height: '52dvh',
  marginInline: `calc(-1 * ${space[24]})`,
  borderBlock: `1px solid ${color.line}`,
})
export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })
export const heading = style([type.small, { color: color.faint, overflowWrap: 'anywhere' }])
export const text = style([type.body, quotation, { whiteSpace: 'pre-wrap' }])

/** The underline marks the excerpt for people who cannot see the background color. */
export const excerpt = style({
  padding: '1px 0',
  borderRadius: radius[4],
  background: `color-mix(in srgb, ${rampColor} 16%, transparent)`,
  color: color.text,
  textDecoration: 'underline',
  textDecorationColor: rampColor,
  textDecorationThickness: '2px',
  textUnderlineOffset: '4px',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
})
