import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text as type } from '../../theme/typography.ts'

const { color } = vars
const { media, space, weight } = tokens

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  padding: `${space[32]} ${space[24]}`,
  '@media': { [media.narrow]: { padding: `${space[24]} ${space[16]}` } },
})

/** Focused only by script; the panel is new on the page, so no outline. */
export const title = style([type.title, { marginBlockStart: space[8], ':focus': { outline: 'none' } }])

export const text = style([type.body, { color: color.muted, overflowWrap: 'anywhere' }])
export const email = style({ color: color.text, fontWeight: weight.strong })
export const action = style({ marginBlockStart: space[16] })

export const steps = style({
  display: 'grid',
  gap: space[16],
  marginBlockStart: space[16],
  paddingBlockStart: space[24],
  borderBlockStart: `1px solid ${color.line}`,
})

export const step = style([
  type.base,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[16],
    color: color.muted,
    overflowWrap: 'anywhere',
  },
])
export const stepTitle = style({ color: color.text, fontWeight: weight.strong })

/** Centers the 14 px icon on the first line of text. */
globalStyle(`${step} > svg`, { marginBlockStart: `calc((${type.base.lineHeight} - 0.875rem) / 2)` })
