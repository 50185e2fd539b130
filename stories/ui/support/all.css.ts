import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../../../src/theme/contract.css.ts'
import { tokens } from '../../../src/theme/tokens.ts'
import { text } from '../../../src/theme/typography.ts'

const { color } = vars
const { media, radius, space, weight } = tokens

export const page = style({
  maxWidth: '120rem',
  margin: '0 auto',
  padding: `${space[64]} ${space[32]} ${space[96]}`,
  '@media': { [media.narrow]: { padding: `${space[32]} ${space[16]} ${space[64]}` } },
})
export const title = style([text.display, { fontWeight: text.display.fontWeight }])
export const lead = style([
  text.lead,
  { maxWidth: '42rem', marginBlock: `${space[16]} ${space[48]}`, color: color.muted },
])

/** Groups side by side, with their components below. */
export const contents = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: `${space[32]} ${space[24]}`,
  paddingBlock: space[32],
  borderBlock: `1px solid ${color.line}`,
})
export const contentsGroup = style([text.base, { marginBlockEnd: space[8], fontWeight: weight.strong }])
export const contentsLink = style([
  text.base,
  {
    display: 'block',
    paddingBlock: space[2],
    borderRadius: radius[4],
    color: color.muted,
    ':hover': { color: color.text },
  },
])

export const group = style({ paddingBlockStart: space[64] })
export const groupTitle = style([
  text.heading,
  { marginBlockEnd: space[32], fontWeight: text.heading.fontWeight, scrollMarginBlockStart: space[32] },
])
/** Two balanced columns; wide frames span both. */
export const frames = style({
  columnCount: 2,
  columnGap: space[16],
  '@media': { [media.compact]: { columnCount: 1 } },
})
export const frame = style({
  breakInside: 'avoid',
  minWidth: 0,
  marginBlockEnd: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: radius[8],
  scrollMarginBlockStart: space[32],
  selectors: { '&[data-wide]': { columnSpan: 'all', marginBlock: space[16] } },
})
export const frameHeader = style([
  text.small,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[16],
    padding: `${space[8]} ${space[16]}`,
    borderBlockEnd: `1px solid ${color.line}`,
    color: color.faint,
  },
])
export const name = style({ color: color.text, fontWeight: weight.strong })
export const docs = style({ borderRadius: radius[4], ':hover': { color: color.text } })
export const body = style({
  minWidth: 0,
  padding: space[24],
  // Contains fixed and sticky elements.
  contain: 'layout',
  isolation: 'isolate',
  overflowX: 'auto',
  '@media': { [media.narrow]: { padding: space[16] } },
})

/** The frame's share of the window's width: one of two columns, or all. */
const share = createVar()

/** A scaled-down page with the window's size, so that its media queries match the window. */
export const windowed = style({
  vars: { [share]: '0.467' },
  height: `calc(100vh * ${share})`,
  overflow: 'hidden',
  borderEndStartRadius: radius[8],
  borderEndEndRadius: radius[8],
  '@media': { [media.compact]: { vars: { [share]: '0.93' } }, [media.narrow]: { vars: { [share]: '0.91' } } },
})
export const windowedPage = style({
  position: 'relative',
  width: '100vw',
  height: '100vh',
  overflow: 'hidden',
  transform: `scale(${share})`,
  transformOrigin: '0 0',
})
