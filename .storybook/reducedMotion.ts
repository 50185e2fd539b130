/**
 * The toolbar's reduced motion. A page cannot turn the browser's own setting on, so this gives everything that
 * asks for it the answer it would get: the rules of the style sheets and `matchMedia`.
 */

const ASKED = /\(prefers-reduced-motion:\s*reduce\)/
/** What holds always, or never, in the place of the question. */
const ANSWER = { reduce: '(min-width: 0)', full: '(max-width: 0)' }

export type Motion = 'system' | keyof typeof ANSWER

const original = window.matchMedia.bind(window)
/** The media of every rule that asks, as it was written. */
const asked = new WeakMap<CSSMediaRule, string>()

function answered(query: string, motion: Motion): string {
  return motion === 'system' ? query : query.replace(ASKED, ANSWER[motion])
}

function answerRules(rules: CSSRuleList, motion: Motion): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = asked.get(rule) ?? rule.media.mediaText
      if (ASKED.test(query)) {
        asked.set(rule, query)
        rule.media.mediaText = answered(query, motion)
      }
    }
    if (rule instanceof CSSGroupingRule) answerRules(rule.cssRules, motion)
  }
}

/** Lets the page move as the toolbar says; `system` leaves it to the browser. */
export function setMotion(motion: Motion): void {
  for (const sheet of document.styleSheets) answerRules(sheet.cssRules, motion)
  window.matchMedia = motion === 'system' ? original : (query) => original(answered(query, motion))
}
