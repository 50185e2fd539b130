import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'
import { panel } from '../Card/Card.css.ts'

const { space } = tokens

/** Custom properties of the grid tracks: with all columns, and without those that are optional at a width. */
export const tracks = '--table-tracks'
export const tightTracks = '--table-tight-tracks'
export const narrowTracks = '--table-narrow-tracks'
/** Custom property: minimum height of a row. */
export const rowHeight = '--table-row-height'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minWidth: 0,
  containerType: 'inline-size',
})

/** `clip` instead of `hidden`, so that the header can stick to the page. */
export const box = style([panel, { position: 'relative', isolation: 'isolate', overflow: 'clip' }])

/** A real table laid out as one grid per row, so that rows can be virtualized and become cards. */
export const table = style({ display: 'block', minWidth: 0 })
export const body = style({ display: 'block' })

export const summary = style([text.small, { color: vars.color.faint, overflowWrap: 'anywhere' }])
