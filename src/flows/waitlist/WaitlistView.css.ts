import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'

const { color } = vars
const { media, space, weight } = tokens

/** The padding of the card: 24 px, 16 px on narrow pages. */
const inset = (block: string, narrowBlock: string) => ({
  padding: `${block} ${space[24]}`,
  '@media': { [media.narrow]: { padding: `${narrowBlock} ${space[16]}` } },
})

export const header = style([
  inset(space[16], space[16]),
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    borderBlockEnd: `1px solid ${color.line}`,
  },
])
export const titles = style({ minWidth: 0 })
export const title = style([text.body, { fontWeight: weight.strong }])
export const step = style([text.label, tabularFigures, { color: color.faint }])

export const body = style([
  inset(space[24], space[16]),
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] },
])

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[24]} ${space[16]}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** A field across both columns. */
export const wide = style({ gridColumn: '1 / -1' })
export const note = style([wide, text.base, { color: color.muted }])

export const footer = style([
  inset(space[16], space[16]),
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    borderBlockStart: `1px solid ${color.line}`,
    '@media': { [media.narrow]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
  },
])
export const reviewTime = style([text.small, { minWidth: 0, color: color.faint }])
export const actions = style({
  display: 'flex',
  flex: 'none',
  gap: space[8],
  '@media': { [media.narrow]: { flexWrap: 'wrap' } },
})
/** On narrow pages the main button fills the line. */
globalStyle(`${actions} > [type="submit"]`, { '@media': { [media.narrow]: { flex: '1 0 auto' } } })
/** Mirrored in right-to-left text. */
export const forwardIcon = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } })
