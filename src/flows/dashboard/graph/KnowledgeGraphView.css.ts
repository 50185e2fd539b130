import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { overriding } from '../../../theme/overriding.ts'
import { rampColor } from '../../../theme/ramp.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { tabularFigures, text } from '../../../theme/typography.ts'

const { color } = vars
const { media, space, weight } = tokens

/** The search field and the choice between picture and table. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.narrow]: { flex: '1 1 100%' } },
})
export const search = style({ width: '14rem', '@media': { [media.narrow]: { flex: '1 1 12rem' } } })

export const picture = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'auto auto / minmax(0, 1fr)',
  selectors: { '&[data-fill]': { gridTemplateRows: 'minmax(0, 1fr) auto', minHeight: 0 } },
})
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[24]}`,
  padding: space[16],
  borderBlockStart: `1px solid ${color.line}`,
})
/** One row if it fits. */
export const scale = style(overriding({ display: 'flex', flexWrap: 'wrap' }))
export const listed = style([text.small, { width: '100%', color: color.faint }])
export const noMatch = style([
  text.base,
  {
    position: 'absolute',
    insetBlockStart: space[16],
    insetInline: space[16],
    color: color.muted,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
  },
])

/** Covers the whole window. */
export const window = style(
  overriding({
    maxWidth: 'none',
    width: '100vw',
    height: '100dvh',
    maxHeight: 'none',
    margin: `-${space[16]}`,
    border: 0,
    borderRadius: 0,
    '@media': { '(max-width: 30em)': { margin: 0 } },
  }),
)
export const fullScreen = style({
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
  minHeight: 0,
  paddingBlockStart: space[16],
})
export const fullScreenSearch = style({
  width: `min(22rem, 100% - ${space[48]})`,
  marginInlineStart: space[24],
})

export const salience = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[8]}`,
})
/** The width of the longest level name. */
export const word = style([text.small, { width: '5rem', color: rampColor, fontWeight: weight.medium }])
export const percent = style([text.small, tabularFigures])
export const showAll = style(overriding({ justifySelf: 'start' }))
export const neighbors = style({ overflowWrap: 'anywhere' })
export const count = style([tabularFigures, { color: color.faint }])
