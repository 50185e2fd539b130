import { globalStyle, style } from '@vanilla-extract/css'
import { tokens } from '../../../theme/tokens.ts'

const { space } = tokens

export const scores = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) auto minmax(0, auto) auto',
  justifyContent: 'start',
  columnGap: space[8],
  rowGap: space[4],
})
/** Aligns label, cells, level and percentage of all rows. */
globalStyle(`${scores} > div`, {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
})
globalStyle(`${scores} > div > :last-child`, { textAlign: 'end' })
