import type { StyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { tokens } from './tokens.ts'

type TypeName = keyof typeof tokens.type

function fragment(name: TypeName) {
  const [fontSize, lineHeight, fontWeight, letterSpacing] = tokens.type[name]
  return { fontSize, lineHeight, fontWeight, letterSpacing }
}

/** The type scale as style fragments: `style([text.small, { … }])`. */
export const text = {
  label: fragment('label'),
  small: fragment('small'),
  base: fragment('base'),
  body: fragment('body'),
  answer: fragment('answer'),
  lead: fragment('lead'),
  title: fragment('title'),
  heading: fragment('heading'),
  display: fragment('display'),
  metric: fragment('metric'),
  hero: fragment('hero'),
} satisfies Record<TypeName, StyleRule>

/** Figures of one width, for tables, metrics and percentages. */
export const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } satisfies StyleRule

/** One line, cut with an ellipsis. */
export const truncated = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies StyleRule

/** Words of a user's document, set apart from the assistant's own by a rule and a quieter ink. */
export const quotation = {
  borderLeft: `2px solid ${vars.color.lineStrong}`,
  paddingLeft: tokens.space[16],
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
} satisfies StyleRule
