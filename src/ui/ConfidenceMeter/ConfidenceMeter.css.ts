import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { rampColor } from '../../theme/ramp.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'

const { color } = vars
const { media, radius, space, weight } = tokens

export const meter = recipe({
  base: [text.small, tabularFigures, { alignItems: 'center' }],
  variants: {
    form: {
      /** On one line if there is room; otherwise the bar wraps to the next line. */
      full: {
        display: 'flex',
        flexWrap: 'wrap',
        gap: `${space[4]} ${space[8]}`,
        fontWeight: weight.strong,
      },
      compact: {
        display: 'inline-flex',
        flexWrap: 'wrap',
        gap: `0 ${space[8]}`,
        color: color.faint,
      },
    },
  },
  defaultVariants: { form: 'full' },
})

export const word = style({ color: rampColor })
export const unknown = style({ color: color.faint, fontWeight: weight.regular })

/** As wide as the longest word and percentage, so that bars in a list align. */
export const wordColumn = style({ flex: 'none', minWidth: '6em' })
export const percent = style({ flex: 'none', minWidth: '3.9em', marginInlineStart: 'auto', textAlign: 'end' })

export const track = style({
  flex: '1 1 4rem',
  height: '0.25rem',
  overflow: 'hidden',
  borderRadius: radius[4],
  background: color.track,
  selectors: {
    [`${meter.classNames.variants.form.compact} > &`]: { flex: 'none', width: '3.125rem' },
  },
  // System colors: a border, filled up to the share.
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
})

export const fill = style({
  display: 'block',
  height: '100%',
  borderRadius: 'inherit',
  background: rampColor,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})

export const value = style({ color: color.text })
