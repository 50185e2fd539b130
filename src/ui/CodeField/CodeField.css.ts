import { globalStyle, style } from '@vanilla-extract/css'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures } from '../../theme/typography.ts'

export const field = style({})

/** Figures of one width, apart from each other: a code is compared digit by digit with the one that was sent. */
globalStyle(`${field} input`, {
  ...tabularFigures,
  fontSize: tokens.type.title.fontSize,
  letterSpacing: '0.25em',
})
