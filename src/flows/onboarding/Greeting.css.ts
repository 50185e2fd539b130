import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { space } = tokens

/** Explains the drawings of the answers. */
export const legend = style([
  text.base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[16],
    maxWidth: '34rem',
    paddingBlock: space[16],
    borderBlock: `1px solid ${vars.color.line}`,
    color: vars.color.muted,
  },
])
export const words = style({ flex: '1 1 14rem', minWidth: 0 })

globalStyle(`${legend}:dir(rtl) > svg`, { transform: 'scaleX(-1)' })
