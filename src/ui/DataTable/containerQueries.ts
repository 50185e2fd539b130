import type { StyleRule } from '@vanilla-extract/css'

type Rules = Omit<StyleRule, '@media' | '@container' | '@supports' | '@layer'>

/** 768 pixels: below this width rows become cards. */
const cards = '(width < 48rem)'
/** Up to 928 pixels, optional columns are hidden. */
const tight = '(48rem <= width < 58rem)'
/** 288 pixels at the default text size: below this width, labels are above their values. */
const slim = '(width < 18rem)'

/**
 * Container queries of the table. It uses its own width instead of the window's, so that it also fits beside
 * a sidebar or with enlarged text.
 */
export const inCards = (rules: Rules, inSlimCards: Rules = {}) => ({
  '@container': { [cards]: rules, [slim]: inSlimCards },
})
export const inTightTableAndCards = (inTight: Rules, inCards: Rules) => ({
  '@container': { [tight]: inTight, [cards]: inCards },
})
