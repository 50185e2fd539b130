import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text, truncated } from '../../theme/typography.ts'

const { color } = vars
const { radius, space, weight } = tokens

export const badge = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    minWidth: 0,
    maxWidth: '100%',
    paddingInline: space[8],
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius[4],
    color: color.muted,
    fontWeight: weight.medium,
    // 24 pixels high including its border.
    lineHeight: 'calc(1.5rem - 2px)',
  },
])

export const icon = style({
  flex: 'none',
  display: 'inline-flex',
  // Icons already have padding inside their box.
  marginInlineStart: `calc(-1 * ${space[2]})`,
})

/** Aligned with the baseline of the surrounding text. */
export const words = style([truncated, { alignSelf: 'baseline' }])
globalStyle(`${icon} > svg`, { width: '1rem', height: '1rem', strokeWidth: 1.6 })
