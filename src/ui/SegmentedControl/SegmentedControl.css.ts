import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { control, media, motion, radius, space } = tokens

/** Options that do not fit wrap to the next row. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  maxWidth: '100%',
  minHeight: control.medium,
  padding: space[2],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius[6],
  '@media': { [media.narrow]: { minHeight: control.large } },
})

export const segment = style([
  text.small,
  {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    maxWidth: '100%',
    minHeight: '1.5rem',
    padding: `${space[2]} ${space[8]}`,
    border: '1px solid transparent',
    borderRadius: radius[4],
    color: color.muted,
    fontWeight: tokens.weight.medium,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${motion.state}, border-color ${motion.state}, color ${motion.state}`,
    ':focus-visible': { outlineOffset: '-1px' },
    selectors: {
      '&:hover:not([data-disabled], [data-checked])': { background: color.raised, color: color.text },
      '&[data-checked]': {
        borderColor: color.lineStrong,
        background: color.hover,
        color: color.text,
      },
      '&:active:not([data-disabled])': { background: color.pressed, color: color.text },
      '&[data-disabled]': { color: color.faint, cursor: 'not-allowed' },
    },
    '@media': {
      /** On phones as wide as the row. */
      [media.narrow]: { flex: '1 0 auto' },
      [media.forcedColors]: {
        borderColor: 'Canvas',
        selectors: { '&[data-checked]': { borderColor: 'Highlight' } },
      },
    },
  },
])

globalStyle(`${segment} > svg`, { width: '1rem', height: '1rem', strokeWidth: 1.6 })
