import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { rampColor } from '../../theme/ramp.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'

const { color } = vars
const { media, radius, space } = tokens

/** This number of columns, or fewer if the longest word does not fit. */
const upTo = (columns: number) =>
  `repeat(auto-fit, minmax(min(100%, max(6.5rem, 100% / ${columns} - ${space[2]})), 1fr))`

export const legend = recipe({
  variants: {
    form: {
      strip: {
        display: 'grid',
        gridTemplateColumns: upTo(6),
        gap: `${space[24]} ${space[2]}`,
        '@media': { [media.narrow]: { gridTemplateColumns: upTo(3) } },
      },
      compact: [
        text.label,
        {
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
          gap: `${space[4]} ${space[16]}`,
          color: color.faint,
        },
      ],
    },
  },
})

/** A border instead of a background, so that it stays visible with forced colors. */
export const stripItem = style([
  text.base,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    minWidth: 0,
    paddingBlockStart: space[8],
    paddingInlineEnd: space[8],
    borderBlockStart: `3px solid ${rampColor}`,
    fontWeight: 540,
  },
])

export const from = style([text.small, tabularFigures, { color: color.faint }])

/** A dot in a ring, with a border in the background color. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: '-8px',
  width: '13px',
  height: '13px',
  marginInlineStart: '-6px',
  border: `2px solid ${rampColor}`,
  borderRadius: radius.round,
  background: `radial-gradient(circle, ${rampColor} 2.5px, ${color.canvas} 3px)`,
  boxShadow: `0 0 0 3px ${color.canvas}`,
})

export const compactItem = style({ display: 'flex', alignItems: 'center', gap: space[8] })
