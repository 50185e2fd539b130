import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { tabularFigures, text } from '../../../theme/typography.ts'

const { color } = vars
const { media, radius, space } = tokens

export const message = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  columnGap: space[16],
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const avatar = style({ '@media': { [media.narrow]: { display: 'none' } } })

export const assistantAvatar = style({
  display: 'grid',
  placeItems: 'center',
  width: tokens.control.small,
  height: tokens.control.small,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.round,
  background: color.raised,
})
globalStyle(`${assistantAvatar} > * > svg`, { width: '1rem', height: '1rem' })

export const body = style({ minWidth: 0 })
export const label = style([text.label, tabularFigures, { color: color.faint, overflowWrap: 'anywhere' }])

/** Question texts keep their line breaks. */
export const question = style([
  text.answer,
  {
    marginTop: space[4],
    fontSize: '1rem',
    fontWeight: tokens.weight.medium,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
])

export const previewToggle = style({ marginTop: space[8] })

export const note = style([text.small, { marginTop: space[8], color: color.faint, overflowWrap: 'anywhere' }])
export const stopped = style([text.small, { marginTop: space[8], color: color.faint }])
export const questionActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginTop: space[8],
})

export const answer = style({ marginTop: space[8] })
export const alert = style({ marginTop: space[8] })
export const actions = style({
  display: 'flex',
  gap: space[4],
  marginTop: space[8],
  marginInlineStart: `calc(-1 * ${space[4]})`,
})

export const scores = style([
  text.small,
  tabularFigures,
  {
    marginTop: space[24],
    paddingTop: space[16],
    borderTop: `1px solid ${color.line}`,
    color: color.faint,
  },
])

export const summary = style([
  text.small,
  tabularFigures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[4]} ${space[16]}`,
    minHeight: '32px',
    marginTop: space[8],
    marginLeft: `calc(-1 * ${space[8]})`,
    paddingInline: space[8],
    borderRadius: radius[6],
    color: color.faint,
    transition: `background-color ${tokens.motion.state}`,
    ':hover': { background: color.hover, color: color.muted },
  },
])

export const summaryScore = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  color: color.muted,
})

export const counts = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] })

export const otherSettings = style([
  text.small,
  { display: 'grid', justifyItems: 'start', marginTop: space[8], color: color.faint },
])

export const printedSources = style([
  text.small,
  { display: 'grid', gap: space[4], marginTop: space[4], overflowWrap: 'anywhere' },
])

export const apology = style({ marginTop: space[8] })
