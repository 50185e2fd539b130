import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'
import { frame, input } from '../Field/Field.css.ts'

const { space } = tokens

/** The whole box is pressed, its mark at the end included. */
export const select = style({
  appearance: 'none',
  alignSelf: 'stretch',
  lineHeight: text.body.lineHeight,
  cursor: 'pointer',
  // Browsers fade it by themselves when it is disabled; its colour says it.
  opacity: 1,
  selectors: {
    // More than the box's own control says of its end.
    [`${frame} > ${input}&`]: { paddingInlineEnd: `calc(${space[16]} + 1rem + ${space[8]})` },
    '&[data-empty]': { color: vars.color.faint },
  },
})

/** The list is the system's: its words are never those of an empty box. */
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
