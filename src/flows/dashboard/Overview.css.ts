import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'
import { panel } from '../../ui/Card/Card.css.ts'

const { color } = vars
const { control, media, motion, radius, space, weight } = tokens

/** What can be asked and decided, with the figures beside it. */
export const overview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22.5rem)',
  alignItems: 'start',
  gap: space[32],
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] })

export const ask = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] })
/** Higher than other fields: the first thing to do on the page. */
export const field = style({})
globalStyle(`${field} > div:has(input)`, { minHeight: '3rem', paddingInlineEnd: space[4] })

export const questions = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
const line = style([
  text.base,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    minHeight: control.large,
    paddingInline: space[16],
  },
])
export const row = style([line])
const pressable = style({
  borderRadius: radius[6],
  color: color.muted,
  transition: `background-color ${motion.state}, color ${motion.state}`,
  ':hover': { background: color.hover, color: color.text },
  ':active': { background: color.pressed },
})
export const link = style([line, pressable])
globalStyle(`${link} > svg`, { flex: 'none', width: '1rem', height: '1rem', strokeWidth: 1.6 })
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const decisions = style([panel, { overflow: 'hidden' }])
export const decision = style([
  line,
  pressable,
  {
    minHeight: '3rem',
    paddingBlock: space[8],
    borderRadius: 0,
    ':focus-visible': { outlineOffset: '-2px' },
    selectors: { 'li + li > &': { borderBlockStart: `1px solid ${color.line}` } },
  },
])
globalStyle(`${decision} > svg`, { flex: 'none', width: '1rem', height: '1rem', strokeWidth: 1.6 })
globalStyle(`${decision}[data-kind="failed"] > svg`, { color: color.negative })
export const decisionTitle = style({
  marginInlineEnd: space[4],
  color: color.text,
  fontWeight: weight.medium,
})
