import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { control, media, motion, radius, space } = tokens

/** Too many words for the width scroll sideways inside the frame. */
export const root = style({
  display: 'flex',
  gap: space[2],
  maxWidth: '100%',
  minHeight: control.medium,
  padding: space[2],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius[6],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  '@media': { [media.narrow]: { minHeight: control.large } },
})

export const segment = style([
  text.small,
  {
    flex: '1 0 auto',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    padding: `4px ${space[8]}`,
    border: '1px solid transparent',
    borderRadius: radius[4],
    color: color.muted,
    fontWeight: tokens.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${motion.state}, color ${motion.state}`,
    ':hover': { color: color.text },
    ':focus-visible': { outlineOffset: '-1px' },
    selectors: {
      '&[data-checked]': {
        borderColor: color.lineStrong,
        background: color.hover,
        color: color.text,
      },
      '&[data-disabled]': { color: color.faint, cursor: 'not-allowed' },
    },
    '@media': { [media.narrow]: { paddingInline: space[16] } },
  },
])
