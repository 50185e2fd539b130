import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rampColor } from '../../theme/ramp.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'

const { media, motion, space } = tokens

export const labels = style([
  text.label,
  tabularFigures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[16],
    color: vars.color.faint,
  },
])

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
  background: vars.color.track,
  transition: `background-color ${motion.panel}`,
  selectors: { '&[data-on]': { background: rampColor } },
  '@media': {
    // System colors: completed cells are filled, the others outlined.
    [media.forcedColors]: {
      outline: '1px solid CanvasText',
      outlineOffset: '-1px',
      selectors: { '&[data-on]': { background: 'CanvasText' } },
    },
  },
})
