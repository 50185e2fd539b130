import type { StyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { tokens } from './tokens.ts'

/** The text styles as style fragments: `style([text.small, { … }])`. */
export const text = tokens.type satisfies Record<string, StyleRule>

/** Digits of equal width, for tables, metrics and percentages. */
export const tabularFigures = { fontVariantNumeric: 'tabular-nums lining-nums' } satisfies StyleRule

/** One line, truncated with an ellipsis. */
export const truncated = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies StyleRule

/** Quoted text of a user's document, set apart from the assistant's text by a rule and a muted color. */
export const quotation = {
  borderInlineStart: `2px solid ${vars.color.lineStrong}`,
  paddingInlineStart: tokens.space[16],
  color: vars.color.muted,
  overflowWrap: 'anywhere',
} satisfies StyleRule
