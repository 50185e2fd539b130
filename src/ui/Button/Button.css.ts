import { globalStyle } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

const { color } = vars
const { control, media, motion, radius, space } = tokens

/** Off: natively disabled, or only marked so that focus and tooltip stay reachable. */
const on = '&:hover:not(:disabled, [data-disabled])'

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
    lineHeight: '16px',
    textAlign: 'center',
    whiteSpace: 'nowrap',
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
        background: color.solid,
        borderColor: color.solid,
        color: color.onSolid,
        selectors: {
          [on]: { background: color.solidHover, borderColor: color.solidHover },
          '&:disabled:not([aria-busy]), &[data-disabled]:not([aria-busy])': {
            background: color.track,
            borderColor: color.track,
            color: color.ink3,
          },
        },
      },
      secondary: {
        background: color.raised,
        borderColor: color.lineStrong,
        color: color.ink,
        selectors: { [on]: { background: color.hover, borderColor: color.control } },
      },
      quiet: {
        color: color.ink2,
        selectors: { [on]: { background: color.hover, color: color.ink } },
      },
      danger: {
        background: color.raised,
        borderColor: color.redLine,
        color: color.red,
        selectors: { [on]: { background: color.redGround, borderColor: color.red } },
      },
    },
    size: {
      small: {
        minHeight: control.small,
        padding: `4px ${space[8]}`,
        fontSize: '12.5px',
        '@media': { [media.narrow]: { minHeight: control.medium } },
      },
      medium: { minHeight: control.medium, padding: `4px ${space[16]}`, fontSize: '13px' },
      large: { minHeight: control.large, padding: `8px ${space[16]}`, fontSize: '14px' },
    },
    block: { true: { width: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
    /** Hangs out by its inset, so that a quiet button's words stand on the column's edge. */
    edge: {
      start: { marginLeft: `calc(-1 * ${space[8]} - 1px)` },
      end: { marginRight: `calc(-1 * ${space[8]} - 1px)` },
    },
  },
  compoundVariants: (['secondary', 'quiet', 'danger'] as const).map((variant) => ({
    variants: { variant },
    style: {
      selectors: {
        '&:disabled:not([aria-busy]), &[data-disabled]:not([aria-busy])': {
          borderColor: variant === 'quiet' ? 'transparent' : color.line,
          color: color.ink3,
        },
      },
    },
  })),
  defaultVariants: { variant: 'secondary', size: 'medium' },
})

globalStyle(`${button.classNames.base} > svg`, { width: '16px', height: '16px', strokeWidth: 1.6 })
