/**
 * The motion option of the toolbar. A page cannot change the browser's setting, so this rewrites the media rules of
 * the style sheets and `matchMedia`.
 */

const REDUCED_MOTION = /\(prefers-reduced-motion:\s*reduce\)/
/** Media queries that always or never match. */
const REPLACEMENTS = { reduce: '(min-width: 0)', full: '(max-width: 0)' }

export type Motion = 'system' | keyof typeof REPLACEMENTS

const original = window.matchMedia.bind(window)
/** The original media text of every rewritten rule. */
const originalMedia = new WeakMap<CSSMediaRule, string>()

function rewriteQuery(query: string, motion: Motion): string {
  return motion === 'system' ? query : query.replace(REDUCED_MOTION, REPLACEMENTS[motion])
}

function rewriteRules(rules: CSSRuleList, motion: Motion): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = originalMedia.get(rule) ?? rule.media.mediaText
      if (REDUCED_MOTION.test(query)) {
        originalMedia.set(rule, query)
        rule.media.mediaText = rewriteQuery(query, motion)
      }
    }
    if (rule instanceof CSSGroupingRule) rewriteRules(rule.cssRules, motion)
  }
}

/** Applies the motion option; `system` restores the browser's setting. */
export function setMotion(motion: Motion): void {
  for (const sheet of document.styleSheets) rewriteRules(sheet.cssRules, motion)
  window.matchMedia = motion === 'system' ? original : (query) => original(rewriteQuery(query, motion))
}
