import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

const { color } = vars
const { media, motion, radius } = tokens

const side = '1.125rem'
const mark = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E") center / 0.875rem no-repeat`

/** Styled like the Checkbox; the mark is a mask. */
export const box = style({
  appearance: 'none',
  position: 'relative',
  display: 'block',
  width: side,
  height: side,
  margin: 0,
  border: `1px solid ${color.control}`,
  borderRadius: radius[4],
  cursor: 'pointer',
  transition: `background-color ${motion.state}, border-color ${motion.state}`,
  selectors: {
    '&:hover:enabled': { borderColor: color.muted, background: color.hover },
    '&:active:enabled': { background: color.pressed },
    '&:checked, &:indeterminate': { borderColor: color.accent, background: color.accent },
    '&:is(:checked, :indeterminate):hover:enabled': {
      borderColor: color.accentHover,
      background: color.accentHover,
    },
    '&:disabled': { borderColor: color.lineStrong, cursor: 'not-allowed' },
    '&::before': { content: '', position: 'absolute', inset: '-1px' },
    '&:is(:checked, :indeterminate)::before': { background: color.onAccent },
    '&:checked::before': { mask: mark('M20 6 9 17l-5-5') },
    '&:indeterminate::before': { mask: mark('M5 12h14') },
    /** A pointer target of 28 pixels. */
    '&::after': { content: '', position: 'absolute', inset: '-6px' },
  },
  '@media': {
    [media.forcedColors]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
  },
})
