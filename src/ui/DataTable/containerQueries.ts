import type { StyleRule } from '@vanilla-extract/css'

type Rules = Omit<StyleRule, '@media' | '@container' | '@supports' | '@layer'>

/** 576 pixels, a window of 640 without its insets and a scroll bar: below this width rows become cards. */
const cards = '(width < 36rem)'
/** Up to 928 pixels, optional columns are hidden; up to 768, also those that are optional in narrow tables. */
const tight = '(48rem <= width < 58rem)'
const narrow = '(36rem <= width < 48rem)'
/** 288 pixels at the default text size: below this width, labels are above their values. */
const slim = '(width < 18rem)'

/**
 * Container queries of the table. It uses its own width instead of the window's, so that it also fits beside
 * a sidebar or with enlarged text.
 */
export const inCards = (rules: Rules, inSlimCards: Rules = {}) => ({
  '@container': { [cards]: rules, [slim]: inSlimCards },
})
export const inTightTable = (rules: Rules, inNarrow: Rules = rules) => ({
  '@container': { [tight]: rules, [narrow]: inNarrow },
})
export const inNarrowTable = (rules: Rules) => ({ '@container': { [narrow]: rules } })
