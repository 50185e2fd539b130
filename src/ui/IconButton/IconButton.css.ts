import { globalStyle } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

const { color } = vars
const { control, media, motion, radius } = tokens
const hovered = '&:hover:not(:disabled, [data-disabled])'

export const iconButton = recipe({
  base: {
    display: 'inline-grid',
    flex: 'none',
    placeItems: 'center',
    borderRadius: radius[6],
    transition: `background-color ${motion.state}, color ${motion.state}`,
    selectors: {
      '&:disabled, &[data-disabled]': {
        color: `color-mix(in oklab, ${color.faint} 58%, transparent)`,
        cursor: 'not-allowed',
      },
    },
  },
  variants: {
    variant: {
      quiet: {
        color: color.muted,
        selectors: { [hovered]: { background: color.hover, color: color.text } },
      },
      primary: {
        background: color.accent,
        color: color.onAccent,
        selectors: {
          [hovered]: { background: color.accentHover },
          '&:disabled, &[data-disabled]': { background: color.track, color: color.faint },
        },
      },
    },
    size: {
      small: {
        width: control.small,
        height: control.small,
        '@media': { [media.narrow]: { width: '36px', height: '36px' } },
      },
      medium: {
        width: control.medium,
        height: control.medium,
        '@media': { [media.narrow]: { width: '36px', height: '36px' } },
      },
      large: { width: control.large, height: control.large },
    },
  },
  defaultVariants: { variant: 'quiet', size: 'small' },
})

globalStyle(`${iconButton.classNames.base} svg`, { width: '16px', height: '16px', strokeWidth: 1.6 })
