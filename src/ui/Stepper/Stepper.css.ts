import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { rampColor } from '../../theme/ramp.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'

const { color } = vars
const { control, media, motion, radius, space } = tokens

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
export const name = recipe({
  base: { minWidth: 0, color: color.muted },
  variants: {
    form: {
      vertical: { display: 'none', '@media': { [media.narrow]: { display: 'inline' } } },
      horizontal: { display: 'none', '@media': { [media.narrow]: { display: 'inline' } } },
      compact: {},
    },
  },
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

export const list = recipe({
  base: { display: 'grid', marginBlockStart: space[16], '@media': { [media.narrow]: { display: 'none' } } },
  variants: {
    form: {
      vertical: { gap: space[2] },
      horizontal: {
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        gap: space[2],
        marginBlockStart: space[4],
      },
      compact: { display: 'none' },
    },
  },
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
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      '[aria-current] > &': { color: color.text, fontWeight: tokens.weight.strong },
      '[data-horizontal] &': { gap: space[8], paddingInlineEnd: space[8] },
    },
  },
])

/** A completed step that is a button. */
export const back = style({
  borderRadius: radius[6],
  transition: `color ${motion.state}`,
  ':hover': { color: color.text, textDecoration: 'underline', textUnderlineOffset: '3px' },
  ':active': { color: color.text, textDecorationThickness: '2px' },
})

/** Vertically centered on the first line: the pie is 14 pixels high. */
globalStyle(`${row} > svg`, { marginBlockStart: `calc((${text.base.lineHeight} - 0.875rem) / 2)` })

export const word = style({ minWidth: 0 })
