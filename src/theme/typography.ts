import type { StyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { tokens } from './tokens.ts'

/** The type scale as style fragments: `style([text.small, { … }])`. */
export const text = tokens.type satisfies Record<string, StyleRule>

/** Figures of one width, for tables, metrics and percentages. */
export const tabularFigures = { fontVariantNumeric: 'tabular-nums lining-nums' } satisfies StyleRule

/** One line, cut with an ellipsis. */
export const truncated = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies StyleRule

/** Words of a user's document, set apart from the assistant's own by a rule and a quieter ink. */
export const quotation = {
  borderInlineStart: `2px solid ${vars.color.lineStrong}`,
  paddingInlineStart: tokens.space[16],
  color: vars.color.muted,
  overflowWrap: 'anywhere',
} satisfies StyleRule
