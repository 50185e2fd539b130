import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { rampColor } from '../../../theme/ramp.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { quotation, tabularFigures, text, truncated } from '../../../theme/typography.ts'

const { color } = vars
const { motion, radius, space, weight } = tokens

export const header = style([
  text.base,
  tabularFigures,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    minHeight: '3.5rem',
    padding: `${space[8]} ${space[16]}`,
    borderBottom: `1px solid ${color.line}`,
  },
])
export const title = style({ fontWeight: 540 })
export const titleNote = style({ color: color.faint, fontWeight: weight.regular })

/** Indent of an entry: aligned with the title of its section. */
const inset = createVar()

export const entry = style({
  vars: { [inset]: '2.375rem' },
  position: 'relative',
  padding: `${space[8]} ${space[16]} ${space[16]} ${inset}`,
})

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const

/** A claim on two lines; expanded, the whole claim. */
export const claim = style([
  text.base,
  {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[8],
    width: '100%',
    minHeight: '1.5rem',
    textAlign: 'start',
    ':hover': { textDecoration: 'underline', textDecorationColor: color.control, textUnderlineOffset: '3px' },
  },
])
export const difference = style({ fontWeight: weight.strong })
globalStyle(`${claim} > span`, { overflowWrap: 'anywhere' })
globalStyle(`${claim}[aria-expanded="false"] > span`, twoLines)
globalStyle(`${claim} > svg`, {
  flex: 'none',
  width: '1rem',
  height: text.base.lineHeight,
  color: color.faint,
  strokeWidth: 1.6,
  transition: `transform ${motion.panel}`,
})
globalStyle(`${claim}[aria-expanded="true"] > svg`, { transform: 'rotate(180deg)' })
export const detail = style([
  text.small,
  { marginTop: space[4], color: color.muted, overflowWrap: 'anywhere' },
])
export const spaced = style({ marginTop: space[8] })

export const fileNames = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]} ${space[16]}`,
    marginTop: space[4],
    color: color.faint,
  },
])

export const showMore = style([
  text.small,
  tabularFigures,
  {
    minWidth: '1.5rem',
    minHeight: '1.5rem',
    color: color.text,
    fontWeight: 540,
    textDecoration: 'underline',
    textDecorationColor: color.control,
    textUnderlineOffset: '3px',
    ':hover': { textDecorationColor: 'currentColor' },
  },
])

export const source = style([
  entry,
  {
    vars: { [inset]: '3rem' },
    // Keeps a card that was scrolled to clear of the composer.
    scrollMarginBlock: '120px',
    transition: `background-color ${motion.state}`,
    selectors: {
      '&[data-highlighted]': { background: color.hover },
      '&[data-active]': { background: color.raised, boxShadow: `inset 2px 0 0 ${rampColor}` },
      '[data-theme="light"] &[data-active]': { background: color.canvas },
    },
  },
])
export const sourceChip = style({ position: 'absolute', top: '8px', left: space[16] })

export const line = style([
  text.base,
  { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[16] },
])
export const filename = style({ fontWeight: 540 })
export const location = style([
  text.small,
  tabularFigures,
  truncated,
  { flex: 'none', maxWidth: '50%', color: color.faint },
])

/** The backend sends node types in lower case. */
export const nodeType = style([location, { textTransform: 'capitalize' }])

export const excerpt = style([text.small, quotation, { marginTop: space[8], lineHeight: '1.125rem' }])

export const excerptText = style([twoLines, { WebkitLineClamp: 3 }])

export const dot = style({
  position: 'absolute',
  top: '0.9375rem',
  left: '1.1875rem',
  width: '0.4375rem',
  height: '0.4375rem',
  borderRadius: radius.round,
  background: rampColor,
})
export const nodeName = style([truncated, { fontWeight: 540 }])

export const relationships = style([
  text.small,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: space[2],
    marginTop: space[8],
    paddingLeft: space[16],
    borderLeft: `1px solid ${color.lineStrong}`,
    color: color.muted,
    overflowWrap: 'anywhere',
  },
])
