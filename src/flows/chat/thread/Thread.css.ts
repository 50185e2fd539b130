import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { text } from '../../../theme/typography.ts'

const { color } = vars
const { media, radius, space } = tokens

export const inner = style({
  width: '100%',
  maxWidth: '42.5rem',
  marginInline: 'auto',
  padding: `${space[32]} ${space[32]}`,
  '@media': { [media.narrow]: { padding: `${space[24]} ${space[16]}` } },
})

export const message = style({
  scrollMarginTop: space[32],
})
export const laterMessage = style([message, { marginTop: space[24] }])
globalStyle(`${laterMessage}[data-question]`, {
  marginTop: space[32],
  paddingTop: space[32],
  borderTop: `1px solid ${color.line}`,
  // Scrolls the separator above the question out of view.
  scrollMarginTop: '-1px',
})

export const thinking = style([text.base, { marginTop: space[4], color: color.muted }])
const pulse = keyframes({ '0%, 60%, 100%': { opacity: 0.25 }, '30%': { opacity: 1 } })
export const dots = style({ display: 'inline-flex', gap: space[4], marginLeft: space[8] })
globalStyle(`${dots} > i`, {
  width: '4px',
  height: '4px',
  borderRadius: radius.round,
  background: 'currentColor',
  animation: `${pulse} 1.4s ease-in-out infinite`,
})
globalStyle(`${dots} > i:nth-child(2)`, { animationDelay: '160ms' })
globalStyle(`${dots} > i:nth-child(3)`, { animationDelay: '320ms' })

export const welcome = style({ display: 'grid', gap: space[24], paddingTop: 'min(10vh, 96px)' })
export const welcomeTitle = style([text.heading])
export const welcomeText = style([
  text.lead,
  { maxWidth: '52ch', marginTop: space[8], color: color.muted, textWrap: 'pretty' },
])
export const kinds = style({ display: 'grid', borderTop: `1px solid ${color.line}` })
export const kind = style([
  text.body,
  {
    display: 'grid',
    gridTemplateColumns: '1rem minmax(0, 12ch) minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[16],
    paddingBlock: space[16],
    borderBottom: `1px solid ${color.line}`,
    color: color.muted,
    '@media': { [media.narrow]: { gridTemplateColumns: '1rem minmax(0, 1fr)', rowGap: 0 } },
  },
])
globalStyle(`${kind} > svg`, { width: '1rem', height: '1.5rem', strokeWidth: 1.6, color: color.faint })
export const kindName = style({ color: color.text, fontWeight: tokens.weight.medium })
export const kindText = style({ '@media': { [media.narrow]: { gridColumn: 2 } } })

export const skeleton = style({ display: 'grid', gap: space[16], marginTop: space[8] })
