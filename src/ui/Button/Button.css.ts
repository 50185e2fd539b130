import { globalStyle } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { control, media, motion, radius, space } = tokens

/** Natively disabled, or marked as disabled but focusable. */
const off = ':disabled, [data-disabled]'
/** Hovered, or with its menu open. */
const on = `&:is(:hover, [aria-haspopup][aria-expanded="true"]):not(${off})`
const pressed = `&:active:not(${off})`

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    border: '1px solid transparent',
    borderRadius: radius[6],
    fontWeight: 540,
    letterSpacing: 0,
    lineHeight: text.label.lineHeight,
    // On one line if there is room, never wider than its container.
    flex: 'none',
    width: 'max-content',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    textAlign: 'center',
    userSelect: 'none',
    transition: `background-color ${motion.state}, border-color ${motion.state}, color ${motion.state}`,
    selectors: {
      '&:disabled, &[data-disabled]': { cursor: 'not-allowed' },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
  },
  variants: {
    variant: {
      primary: {
        background: color.accent,
        borderColor: color.accent,
        color: color.onAccent,
        selectors: {
          [on]: { background: color.accentHover, borderColor: color.accentHover },
          [pressed]: { background: color.accentPressed, borderColor: color.accentPressed },
          '&:disabled:not([aria-busy]), &[data-disabled]:not([aria-busy])': {
            background: color.track,
            borderColor: color.track,
            color: color.faint,
          },
        },
      },
      secondary: {
        background: color.raised,
        borderColor: color.lineStrong,
        color: color.text,
        selectors: {
          [on]: { background: color.hover, borderColor: color.control },
          [pressed]: { background: color.pressed, borderColor: color.control },
        },
      },
      quiet: {
        color: color.muted,
        selectors: {
          [on]: { background: color.hover, color: color.text },
          [pressed]: { background: color.pressed, color: color.text },
        },
      },
      danger: {
        background: color.raised,
        borderColor: color.negativeLine,
        color: color.negative,
        selectors: {
          [on]: { background: color.negativeBackground, borderColor: color.negative },
          [pressed]: { background: color.negativePressed, borderColor: color.negative },
        },
      },
    },
    size: {
      small: {
        minHeight: control.small,
        padding: `4px ${space[8]}`,
        fontSize: text.small.fontSize,
        '@media': { [media.narrow]: { minHeight: control.medium } },
      },
      medium: { minHeight: control.medium, padding: `4px ${space[16]}`, fontSize: text.base.fontSize },
      large: { minHeight: control.large, padding: `8px ${space[16]}`, fontSize: text.body.fontSize },
    },
    block: { true: { width: '100%' } },
    /** Negative margin of the padding, so that a quiet button's text aligns with the column's edge. */
    edge: {
      start: { marginInlineStart: `calc(-1 * ${space[8]} - 1px)` },
      end: { marginInlineEnd: `calc(-1 * ${space[8]} - 1px)` },
    },
  },
  compoundVariants: (['secondary', 'quiet', 'danger'] as const).map((variant) => ({
    variants: { variant },
    style: {
      selectors: {
        '&:disabled:not([aria-busy]), &[data-disabled]:not([aria-busy])': {
          borderColor: variant === 'quiet' ? 'transparent' : color.line,
          color: color.faint,
        },
      },
    },
  })),
  defaultVariants: { variant: 'secondary', size: 'medium' },
})

globalStyle(`${button.classNames.base} > svg`, { width: '1rem', height: '1rem', strokeWidth: 1.6 })
