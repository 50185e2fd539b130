import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { rampColor } from '../../../theme/ramp.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { tabularFigures, text, truncated } from '../../../theme/typography.ts'

const { color } = vars
const { motion, radius, space, weight } = tokens

export const root = style({ display: 'grid', gap: space[8], marginBlock: space[16] })

export const title = style([text.small, { color: color.faint }])
export const alert = style([
  text.base,
  { display: 'flex', alignItems: 'center', gap: space[8], fontWeight: weight.strong },
])
globalStyle(`${alert} > svg`, { width: '1rem', height: '1rem', strokeWidth: 1.6, color: color.warning })

/** Beside one another down to a width of 9rem each. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: space[8],
})

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[4],
  width: '100%',
  height: '100%',
  padding: `${space[8]} ${space[16]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius[8],
  background: color.surface,
  textAlign: 'start',
  transition: `background-color ${motion.state}, border-color ${motion.state}`,
  selectors: {
    '&:hover, &[data-highlighted]': { background: color.hover },
    '&:active': { background: color.pressed },
    '&[aria-current]': { borderColor: rampColor },
  },
})

export const value = style([
  text.lead,
  tabularFigures,
  { fontWeight: weight.strong, overflowWrap: 'anywhere' },
])
export const sentence = style([text.base, { marginBlockEnd: space[4], overflowWrap: 'anywhere' }])

/** At the lower end, so that the origins of a row are aligned. */
export const origin = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minWidth: 0,
    marginBlockStart: 'auto',
    color: color.muted,
  },
])
/** Looks like the citation of the source. */
export const number = style([
  text.label,
  tabularFigures,
  {
    flex: 'none',
    minWidth: '1rem',
    paddingInline: '3px',
    border: `1px solid ${rampColor}`,
    borderRadius: radius[4],
    color: rampColor,
    fontWeight: weight.bold,
    lineHeight: '0.875rem',
    textAlign: 'center',
    selectors: {
      [`${side}[aria-current] &`]: { background: rampColor, color: color.canvas },
      // The step's color has too little contrast on the background of a highlighted side.
      [`:is(${side}:hover, ${side}[data-highlighted]):not([aria-current]) &`]: { color: color.text },
    },
  },
])
export const place = style([text.small, tabularFigures, truncated, { color: color.faint }])
/** On one line also in a narrow card. */
globalStyle(`${side} > [role="meter"] > *`, { minWidth: 0 })
globalStyle(`${side} > [role="meter"]`, { flexWrap: 'nowrap' })
