import type { StyleRule } from '@vanilla-extract/css'

type Rules = Omit<StyleRule, '@media' | '@container' | '@supports' | '@layer'>

/** 768 pixels, what a window of 820 leaves between its insets: below it rows become cards. */
const cards = '(width < 48rem)'
/** Up to 928 pixels the optional columns leave. */
const tight = '(48rem <= width < 58rem)'
/** 288 pixels, or more where the reader's text is larger: labels stand over their values. */
const slim = '(width < 18rem)'

/**
 * How a table answers to the room it is given. It asks its own width, not the window's, so that a table beside a
 * sidebar or under large text is right as well.
 */
export const inCards = (rules: Rules, inSlimCards: Rules = {}) => ({
  '@container': { [cards]: rules, [slim]: inSlimCards },
})
export const inTightTableAndCards = (inTight: Rules, inCards: Rules) => ({
  '@container': { [tight]: inTight, [cards]: inCards },
})
