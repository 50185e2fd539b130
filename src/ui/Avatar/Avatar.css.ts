import { globalStyle } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { control, radius, weight } = tokens

const circle = (diameter: string, { fontSize }: { fontSize: string }) => ({
  width: diameter,
  height: diameter,
  fontSize,
})

export const avatar = recipe({
  base: {
    display: 'inline-grid',
    flex: 'none',
    placeItems: 'center',
    overflow: 'hidden',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: radius.round,
    background: vars.color.raised,
    color: vars.color.muted,
    fontWeight: weight.strong,
    letterSpacing: 0,
    lineHeight: 1,
    userSelect: 'none',
  },
  variants: {
    size: {
      small: circle(control.small, text.label),
      medium: circle(control.medium, text.small),
      large: circle(control.large, text.body),
    },
  },
  defaultVariants: { size: 'small' },
})

globalStyle(`${avatar.classNames.base} > svg`, { width: '55%', height: '55%', strokeWidth: 1.6 })
