import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { overriding } from '../../../theme/overriding.ts'
import { tokens } from '../../../theme/tokens.ts'
import { tabularFigures, text } from '../../../theme/typography.ts'

const { color } = vars
const { media, space } = tokens

export const facts = style([
  text.base,
  {
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    gap: `${space[8]} ${space[16]}`,
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[4] } },
  },
])

export const label = style({
  color: color.muted,
  '@media': { [media.narrow]: { selectors: { '&:not(:first-child)': { marginBlockStart: space[4] } } } },
})
/** Keeps the line breaks. */
export const value = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const status = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[8]}` })
export const quiet = style({ color: color.muted })

/** The place in the queue at the start, the buttons at the end. */
export const queue = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })
export const place = style([text.small, tabularFigures, { flex: '1 1 auto', color: color.muted }])

/** In the color of its button's label. */
export const keyHint = style(
  overriding({ color: 'inherit', '@media': { '(hover: none)': { display: 'none' } } }),
)

export const notes = style({ display: 'grid', gap: space[4] })
export const notesLabel = style([text.small, { color: color.muted }])

/** At the opposite end of the footer from the buttons. */
export const note = style([
  text.small,
  {
    flex: '1 1 auto',
    alignSelf: 'center',
    marginInlineEnd: 'auto',
    color: color.muted,
    // In a bottom sheet the buttons are on the next line.
    '@media': { '(max-width: 30em)': { width: '100%' } },
  },
])

/** On a separate line above the buttons. */
export const failure = style({ width: '100%' })
