import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { text } from '../../../theme/typography.ts'

const { media, space, weight } = tokens

export const statements = style([
  text.heading,
  {
    display: 'grid',
    gap: space[24],
    maxWidth: '30em',
    fontWeight: weight.regular,
    lineHeight: text.display.lineHeight,
    letterSpacing: text.title.letterSpacing,
    // Aligns the first line with the heading.
    marginBlockStart: `calc(-1 * ${space[8]})`,
    '@media': {
      [media.narrow]: {
        fontSize: text.title.fontSize,
        lineHeight: text.heading.lineHeight,
        marginBlockStart: 0,
      },
    },
  },
])

export const explanation = style({ color: vars.color.faint })
