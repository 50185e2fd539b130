import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { text } from '../../../theme/typography.ts'

const { color } = vars
const { radius, space } = tokens

export const list = style({ display: 'grid', borderTop: `1px solid ${color.line}` })

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  width: '100%',
  padding: `12px ${space[8]}`,
  borderBottom: `1px solid ${color.line}`,
})

export const button = style([
  row,
  {
    textAlign: 'start',
    transition: `background-color ${tokens.motion.state}`,
    ':hover': { background: color.hover },
    ':active': { background: color.pressed },
    ':focus-visible': { outlineOffset: '-2px', borderRadius: radius[6] },
  },
])

/** As high as a button whose question and note take one line each. */
export const placeholder = style([row, { minHeight: '69px' }])

export const icon = style({ flex: 'none', color: color.faint })
globalStyle(`${icon} > svg`, { display: 'block', width: '16px', height: '16px', strokeWidth: 1.6 })

export const texts = style({ flex: 1, display: 'grid', gap: space[4], minWidth: 0 })
export const question = style([text.body, { overflowWrap: 'anywhere', textWrap: 'pretty' }])
export const note = style([text.small, { color: color.faint, overflowWrap: 'anywhere' }])

export const arrow = style({
  flex: 'none',
  width: '16px',
  height: '16px',
  strokeWidth: 1.6,
  color: color.faint,
  selectors: { [`${button}:hover &`]: { color: color.text } },
})

export const followUps = style({ marginTop: space[24] })
export const searchAll = style({ marginBlockEnd: space[24] })
export const heading = style([
  text.label,
  { marginBottom: space[8], paddingInline: space[8], color: color.faint, fontWeight: 500 },
])
