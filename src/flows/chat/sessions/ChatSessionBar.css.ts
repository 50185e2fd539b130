import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { text, truncated } from '../../../theme/typography.ts'

const { color } = vars
const { media, space } = tokens

export const bar = style({
  display: 'none',
  '@media': {
    [media.narrow]: {
      display: 'flex',
      alignItems: 'center',
      paddingRight: space[8],
      borderBottom: `1px solid ${color.line}`,
      background: color.canvas,
    },
  },
})

export const open = style([
  text.base,
  {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: space[8],
    minWidth: 0,
    minHeight: '44px',
    paddingInline: space[16],
    fontWeight: 540,
    ':focus-visible': { outlineOffset: '-2px' },
  },
])
globalStyle(`${open} > svg`, { color: color.faint })

export const title = style([truncated, { flex: 1 }])
