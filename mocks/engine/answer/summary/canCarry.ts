import type { Sentence } from '../../text/sentence.ts'

/** Fewer words rarely state a whole thought; more are rarely one. */
const MIN_WORDS = 6
const MAX_WORDS = 60
/** Share of capitalized words above which a text is a name, address or title. */
const MAX_CAPITALIZED = 0.6

/** Sections about the document instead of its subject. */
const APART =
  /\b(?:references|bibliography|works cited|acknowledge?ments?|contents|index|copyright|licen[cs]es?|authors?|contact|about this (?:manual|document|guide|book)|further reading|credits|imprint|colophon|revision history|change ?log)\b/i
/** 'Written by …', 'Prepared for …'. */
const BYLINE =
  /^(?:(?:written|prepared|compiled|kept|edited|translated|published|reviewed|authored|submitted|presented|maintained|recorded|signed|issued|drafted|revised|updated|printed) (?:for|by|on|in|after|at|to)\b|by \p{Lu}|(?:authors?|editors?|responsible|coordination|contact|correspondence|received|accepted|address|phone|tel|fax|e-?mail|version|date|copyright|affiliations?)\b[:.]?\s)/iu
const CONTACT =
  /@\w|https?:|www\.|\bdoi\b|\bIS[BS]N\b|©|\(c\)|\bcopyright\b|all rights reserved|\bgeneral public licen[cs]e\b|\bredistribut\w+\b|\bwarrant(?:y|ies)\b|\bwork in progress\b|\bopen[- ]source licen[cs]e\b|\bgrant (?:number|no)\b|\b\d{4,6} \p{Lu}\p{L}+, \p{Lu}|\b(?:street|avenue|road|p\.? ?o\.? box)\b.*\d/iu
/** A reference entry: 'Smith, J., & Doe, A. (2001). …', '[3] Smith et al. …, Vol. 3, pp. 1–9.' */
const REFERENCE =
  /^(?:\[\d+\]|\d{1,2}\.?)\s\p{Lu}|^\p{Lu}[\p{L}'-]+,? (?:\p{Lu}\.[ -]?)+|\b(?:vol|no|pp)\.? ?\d|\bet al\.?,? \(?\d{4}\)?[.,] |\bin proceedings of\b/u
/** Where something is found instead of what it is. */
const POINTER =
  /^see\b|\b(?:in|on|see|of) (?:figure|table|fig\.|listing|appendix) ?\d|\b(?:above|below|following|previous) example\b|\b(?:see (?:also|the|section|chapter|appendix|figure|table|page|below|above)|(?:described|discussed|explained|shown|listed|given|documented) (?:in|below|above)(?: (?:section|chapter|appendix|figure|table|detail))?\b|the (?:next|following|previous|last|first) (?:section|chapter|page|figure|table)|for (?:more|further) (?:information|details)|\b(?:results?|sections?|chapters?|list|table|figure|examples?|steps) (?:below|above)\b|table of contents|this (?:section|chapter|appendix)\b)|^(?:figure|table|fig\.|note|example|warning|thank|thanks|please|for example|for instance)\b|: (?:which|whether|who|what|when|how)\b/i

/**
 * Whether a sentence can be part of a summary: a whole statement of the text that is no byline, address, reference entry,
 * question, title, list item or pointer to another place.
 */
export function canCarry({ text, words, wordCount, block }: Sentence): boolean {
  if (block.kind !== 'paragraph') return false
  if (wordCount < MIN_WORDS || wordCount > MAX_WORDS) return false
  if (!/[.!。！।۔]["'”’)\]]*$/.test(text) || !/^["'“‘(]?[\p{Lu}\p{Lo}\d]/u.test(text)) return false
  if (block.headings.some((heading) => APART.test(heading))) return false
  const capitalized = words.filter(({ text: word }) => /^[\p{Lu}\d]/u.test(word)).length
  if (capitalized / Math.max(1, words.length) > MAX_CAPITALIZED) return false
  return ![BYLINE, CONTACT, REFERENCE, POINTER].some((pattern) => pattern.test(text))
}
