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

export const line = style({ containerType: 'inline-size', display: 'flex', gap: space[16] })
globalStyle(`${line} > div`, { flexWrap: 'nowrap', whiteSpace: 'nowrap' })
/** Without the cells where both scores do not fit on one line. */
globalStyle(`${line} > div > :nth-child(2)`, {
  '@container': { '(max-width: 20.9rem)': { display: 'none' } },
})
