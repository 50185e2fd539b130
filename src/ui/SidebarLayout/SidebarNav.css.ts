import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text, truncated } from '../../theme/typography.ts'

const { color } = vars
const { control, media, motion, radius, space } = tokens

export const list = style({ display: 'grid', gap: space[2] })

export const entry = style([
  text.base,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    width: '100%',
    minHeight: control.medium,
    paddingInline: space[8],
    border: '1px solid transparent',
    borderRadius: radius[6],
    color: color.muted,
    fontWeight: tokens.weight.medium,
    transition: `background-color ${motion.state}, color ${motion.state}`,
    ':hover': { background: color.hover, color: color.text },
    selectors: {
      '&[aria-current]': {
        borderColor: color.line,
        background: color.raised,
        color: color.text,
      },
      '[data-theme="light"] &[aria-current]': { borderColor: color.lineStrong },
      '[data-collapsed] &': { justifyContent: 'center', padding: 0 },
    },
    '@media': { [media.narrow]: { minHeight: control.large } },
  },
])

globalStyle(`${entry} > svg`, { width: '16px', height: '16px', strokeWidth: 1.6 })

export const word = style(truncated)

export const foot = style({
  display: 'grid',
  gap: space[8],
  marginTop: 'auto',
  paddingTop: space[8],
  borderTop: `1px solid ${color.line}`,
})

export const user = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  padding: `${space[4]} ${space[8]}`,
  selectors: { '[data-collapsed] &': { justifyContent: 'center', paddingInline: 0 } },
})

export const who = style({ display: 'grid', minWidth: 0 })
export const name = style([truncated, { fontWeight: 540 }])
export const email = style([text.small, truncated, { color: color.faint }])
