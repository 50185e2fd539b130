import { globalStyle, style } from '@vanilla-extract/css'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures } from '../../theme/typography.ts'

export const field = style({})

/** Spaced digits of equal width, easy to compare one by one. */
globalStyle(`${field} input`, {
  ...tabularFigures,
  fontSize: tokens.type.title.fontSize,
  letterSpacing: '0.25em',
})
