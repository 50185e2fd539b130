import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { text } from '../../../theme/typography.ts'
import { headerHeight } from '../LandingView.css.ts'

const { color } = vars
const { media, space } = tokens

/** Height of ScaleStrip, including its margins. */
const stripHeight = '8.5rem'

/** Fills the window together with header and ScaleStrip, so that the labels of the graph do not overlap the text. */
export const hero = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: `calc(min(100svh, 64rem) - ${headerHeight} - ${stripHeight})`,
  paddingBlock: `${space[32]} ${space[96]}`,
  '@media': { [media.narrow]: { minHeight: 0, paddingBlock: space[48] } },
})

export const textBlock = style({
  position: 'relative',
  maxWidth: '34rem',
  // Dims the backdrop behind the text.
  '::before': {
    content: '""',
    position: 'absolute',
    inset: `calc(-1 * ${space[48]}) calc(-1 * ${space[96]})`,
    zIndex: -1,
    background: `radial-gradient(closest-side, ${color.canvas} 50%, transparent)`,
    opacity: 0.8,
  },
  '@media': { [media.narrow]: { '::before': { inset: `calc(-1 * ${space[48]}) -100vw` } } },
})

export const title = style([
  text.hero,
  {
    '@media': {
      [media.narrow]: { fontSize: text.metric.fontSize, lineHeight: text.metric.lineHeight },
    },
  },
])

export const lead = style([
  text.lead,
  {
    maxWidth: '31em',
    textWrap: 'balance',
    marginBlock: `${space[24]} ${space[32]}`,
    color: color.muted,
    '@media': { [media.narrow]: { marginBlock: `${space[16]} ${space[24]}` } },
  },
])

export const ready = style({ maxWidth: '31em', marginBlockEnd: space[16] })
/** Reserves the height of two lines while the notice loads. */
export const readyPlaceholder = style({ minHeight: '4.5rem', marginBlockEnd: space[16] })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.narrow]: { columnGap: 0 } },
})
export const readyActions = style({ '@media': { [media.narrow]: { columnGap: space[8] } } })
/** Small enough to fit side by side on narrow pages. */
globalStyle(`${actions} > a, ${actions} > button`, {
  '@media': { [media.narrow]: { fontSize: text.base.fontSize } },
})
