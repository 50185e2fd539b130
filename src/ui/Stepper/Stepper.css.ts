import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rampColor } from '../../theme/ramp.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'

const { color } = vars
const { control, media, motion, space } = tokens

export const root = style({ minWidth: 0 })

export const summary = style([
  text.label,
  tabularFigures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[16],
    color: color.faint,
    overflowWrap: 'anywhere',
  },
])
/** Hidden if the list below shows the name. */
export const name = style({
  display: 'none',
  minWidth: 0,
  color: color.muted,
  '@media': { [media.narrow]: { display: 'inline' } },
})

export const bar = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[2],
  height: '4px',
  marginBlockStart: space[8],
})
export const cell = style({
  borderRadius: '1px',
  background: color.track,
  transition: `background-color ${motion.panel}`,
  selectors: { '&[data-on]': { background: rampColor } },
})

export const list = style({
  display: 'grid',
  gap: space[2],
  marginBlockStart: space[16],
  '@media': { [media.narrow]: { display: 'none' } },
})

export const row = style([
  text.base,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[16],
    width: '100%',
    minHeight: control.medium,
    paddingBlock: '6px',
    color: color.muted,
    overflowWrap: 'anywhere',
    selectors: { '&[aria-current]': { color: color.text, fontWeight: tokens.weight.strong } },
  },
])

/** Vertically centered on the first line: the pie is 14 pixels high. */
globalStyle(`${row} > svg`, { marginBlockStart: `calc((${text.base.lineHeight} - 0.875rem) / 2)` })

export const word = style({ minWidth: 0 })
