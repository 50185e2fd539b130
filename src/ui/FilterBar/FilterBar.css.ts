import { globalStyle, style } from '@vanilla-extract/css'
import { tokens } from '../../theme/tokens.ts'

const { media, space } = tokens

/** The filter is at the far end, or beside the search field if there are children. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  '@media': {
    [media.narrow]: { flexDirection: 'column', alignItems: 'stretch', flexWrap: 'nowrap', gap: space[8] },
  },
})

export const search = style({
  flex: '1 1 12rem',
  maxWidth: '18.5rem',
  '@media': { [media.narrow]: { flex: 'none', maxWidth: 'none' } },
})

/** Six short options fit a phone. */
export const filter = style({})
globalStyle(`${filter} > [role="radio"]`, { '@media': { [media.narrow]: { paddingInline: space[4] } } })

export const end = style({
  minWidth: 0,
  maxWidth: '100%',
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { marginInlineStart: 0 } },
})
