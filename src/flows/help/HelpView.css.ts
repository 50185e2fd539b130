import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { control, media, motion, radius, space } = tokens

/** Answers and links, with the form and the status beside them. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 24rem',
  alignItems: 'start',
  gap: space[24],
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] })

export const search = style({ padding: `${space[8]} ${space[16]} 0` })

/** Reserves its line without a count. */
export const count = style([
  text.small,
  { minHeight: text.small.lineHeight, marginBlockStart: space[4], color: color.muted },
])

/** The card draws the last line. */
export const category = style({
  scrollMarginBlockStart: space[16],
  ':last-child': { borderBlockEnd: 0 },
})
export const question = style({ scrollMarginBlockStart: space[64] })
globalStyle(`${category} mark`, { borderRadius: radius[4], background: color.track, color: color.text })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  padding: `0 ${space[8]} ${space[8]}`,
})

export const pageLink = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[16],
  padding: space[8],
  borderRadius: radius[6],
  transition: `background-color ${motion.state}`,
  ':hover': { background: color.hover },
  ':active': { background: color.pressed },
})
globalStyle(`${pageLink} > svg`, {
  gridRow: 'span 2',
  width: '1rem',
  height: '1rem',
  color: color.faint,
  strokeWidth: 1.6,
})
export const linkName = style({ fontWeight: tokens.weight.medium })
export const linkHint = style([text.small, { color: color.muted }])

export const service = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[16]}`,
  minHeight: control.medium,
})

export const note = style([text.small, { color: color.muted }])
export const statusNote = style([note, { marginBlockStart: space[8] }])

export const resources = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: `${space[8]} ${space[24]}`,
  justifyItems: 'start',
})

/** Receives the focus by script when the focused element is removed. The changed content is the visible cue. */
export const support = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  maxWidth: '46rem',
  paddingBlockStart: space[8],
  ':focus': { outline: 'none' },
})

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })

export const priority = style({ display: 'grid', justifyItems: 'start', gap: space[8] })
export const priorityLabel = style([text.small, { fontWeight: tokens.weight.medium, color: color.muted }])

export const sending = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[16] })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
export const named = style({ color: color.text, fontWeight: tokens.weight.medium, overflowWrap: 'anywhere' })

/** Neutral: scale colors are reserved for evidence and progress. */
export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  color: vars.color.muted,
})
