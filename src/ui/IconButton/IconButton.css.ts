import { globalStyle } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

const { color } = vars
const { control, media, motion, radius } = tokens

const off = ':disabled, [data-disabled]'
/** Hovered, or with its menu open. */
const on = `&:is(:hover, [aria-haspopup][aria-expanded="true"]):not(${off})`
const pressed = `&:active:not(${off})`
const unavailable = '&:is(:disabled, [data-disabled]):not([aria-busy])'

const square = (side: string) => ({ width: side, height: side })
/** A touch target of 36 pixels on phones. */
const thumb = { '@media': { [media.narrow]: square('2.25rem') } }

export const iconButton = recipe({
  base: {
    display: 'inline-grid',
    flex: 'none',
    placeItems: 'center',
    borderRadius: radius[6],
    transition: `background-color ${motion.state}, color ${motion.state}`,
    selectors: {
      '&:is(:disabled, [data-disabled])': { cursor: 'not-allowed' },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
  },
  variants: {
    variant: {
      quiet: {
        color: color.muted,
        selectors: {
          [on]: { background: color.hover, color: color.text },
          [pressed]: { background: color.pressed, color: color.text },
          [unavailable]: { color: `color-mix(in oklab, ${color.faint} 58%, transparent)` },
        },
      },
      primary: {
        background: color.accent,
        color: color.onAccent,
        selectors: {
          [on]: { background: color.accentHover },
          [pressed]: { background: color.accentPressed },
          [unavailable]: { background: color.track, color: color.faint },
        },
      },
    },
    size: {
      small: [square(control.small), thumb],
      medium: [square(control.medium), thumb],
      large: square(control.large),
    },
  },
  defaultVariants: { variant: 'quiet', size: 'small' },
})

globalStyle(`${iconButton.classNames.base} svg`, { width: '1rem', height: '1rem', strokeWidth: 1.6 })
