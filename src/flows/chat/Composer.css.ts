import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { media, space } = tokens

export const hints = style([
  text.label,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: '18px',
    marginTop: space[8],
    color: vars.color.faint,
    // A touch keyboard has its own ways.
    '@media': { [media.narrow]: { display: 'none' }, '(hover: none)': { display: 'none' } },
  },
])
