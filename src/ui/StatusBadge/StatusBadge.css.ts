import { style } from '@vanilla-extract/css'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

export const badge = style([
  text.base,
  {
    display: 'inline-flex',
    alignItems: 'start',
    gap: tokens.space[8],
    maxWidth: '100%',
    overflowWrap: 'anywhere',
  },
])

/** Vertically centered on the first line. */
export const pie = style({ marginBlock: `calc((${text.base.lineHeight} - 0.875rem) / 2)` })
