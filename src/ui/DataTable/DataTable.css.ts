import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'
import { panel } from '../Card/Card.css.ts'

const { space } = tokens

/** The tracks of every row, set on the table: all columns, and those that stay where room is short. */
export const tracks = '--table-tracks'
export const tightTracks = '--table-tight-tracks'
/** The least height of a row. */
export const rowHeight = '--table-row-height'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minWidth: 0,
  containerType: 'inline-size',
})

/** Clipped, not scrolled, so that the head can stick to the page. */
export const box = style([panel, { position: 'relative', isolation: 'isolate', overflow: 'clip' }])
/** The head sticks to the box instead. */
export const scrolling = style({ overflow: 'auto', overscrollBehavior: 'contain' })

/** A real table, laid out as grids row by row: rows can be placed one by one, and become cards. */
export const table = style({ display: 'block', minWidth: 0 })
export const body = style({ display: 'block' })

export const summary = style([text.small, { color: vars.color.faint, overflowWrap: 'anywhere' }])
