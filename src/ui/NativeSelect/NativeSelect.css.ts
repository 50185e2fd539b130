import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'
import { frame, input } from '../Field/Field.css.ts'

const { space } = tokens

/** The select fills the whole box, below the arrow. */
export const select = style({
  appearance: 'none',
  alignSelf: 'stretch',
  lineHeight: text.body.lineHeight,
  cursor: 'pointer',
  // Browsers lower the opacity when disabled; the text color is enough.
  opacity: 1,
  selectors: {
    // More specific than the field's padding at its end.
    [`${frame} > ${input}&`]: { paddingInlineEnd: `calc(${space[16]} + 1rem + ${space[8]})` },
    '&[data-empty]': { color: vars.color.faint },
  },
})

/** The native list must not use the placeholder's color. */
globalStyle(`${select} :is(option, optgroup)`, { color: vars.color.text, background: vars.color.raised })
globalStyle(`${select} option:disabled`, { color: vars.color.faint })

export const mark = style({
  width: '1rem',
  height: '1rem',
  marginInlineStart: `calc(-1 * (${space[16]} + 1rem + ${space[8]}))`,
  marginInlineEnd: space[16],
  color: vars.color.faint,
  strokeWidth: 1.6,
  pointerEvents: 'none',
})
