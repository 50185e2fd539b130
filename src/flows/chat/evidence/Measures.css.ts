import { globalStyle, style } from '@vanilla-extract/css'
import { tokens } from '../../../theme/tokens.ts'

const { space } = tokens

export const measures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  justifyContent: 'start',
  columnGap: space[8],
  rowGap: space[4],
})
/** Label, cells, word and percent of each below those of the one before. */
globalStyle(`${measures} > div`, {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
})
globalStyle(`${measures} > div > :last-child`, { textAlign: 'end' })
