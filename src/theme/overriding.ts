import type { StyleRule } from '@vanilla-extract/css'

/**
 * A rule for a class that is passed to another component as `className`. It is more specific than the component's own
 * class; with equal specificity the order in which the browser loads the files would decide.
 */
export const overriding = (rule: Omit<StyleRule, 'selectors'>) =>
  ({ selectors: { '&&': rule } }) satisfies StyleRule
