import { countWords } from '../text/terms.ts'
import type { Mention } from './mentions.ts'

/** A relation between two adjacent mentions. */
export interface Relation {
  readonly source: string
  readonly target: string
  readonly type: string
}

/** Maximum distance of related mentions, in characters. */
const MAX_DISTANCE = 60
/** Maximum number of words between mentions whose verb counts. */
const MAX_STATED_WORDS = 6

interface Pattern {
  readonly type: string
  readonly between: RegExp
  /** Whether the target comes first, as in 'is caused by'. */
  readonly isReversed?: boolean
}

/** The first match wins, so passives are before their actives. */
const PATTERNS: readonly Pattern[] = [
  {
    type: 'causes',
    between:
      /\b(?:caused|triggered|produced|induced|driven) by\b|\b(?:results?|resulted|arises?|stems?) from\b|\bdue to\b/,
    isReversed: true,
  },
  {
    type: 'causes',
    between:
      /\b(?:causes?|caused|triggers?|triggered|induces?|induced|leads? to|led to|results? in|resulted in|gives? rise to|produces?|produced)\b/,
  },
  {
    type: 'contradicts',
    between:
      /\b(?:contradicts?|contradicted|disputes?|disputed|refutes?|refuted|denies|denied|disagrees? with|conflicts? with|is inconsistent with)\b/,
  },
  {
    type: 'increases',
    between:
      /\b(?:increases?|increased|raises?|raised|boosts?|boosted|strengthens?|strengthened|enhances?|enhanced|improves?|improved|accelerates?|promotes?)\b/,
  },
  {
    type: 'decreases',
    between:
      /\b(?:decreases?|decreased|reduces?|reduced|lowers?|lowered|weakens?|weakened|impairs?|impaired|inhibits?|slows?|limits?|prevents?|prevented)\b/,
  },
  {
    type: 'measured by',
    between:
      /\b(?:measured|estimated|assessed|determined|quantified|recorded|counted) (?:by|with|in|using|at)\b/,
  },
  {
    type: 'part of',
    between:
      /\b(?:is|are|was|were|forms?) (?:a |the )?(?:\w+ )?parts? of\b|\bbelongs? to\b|\bis contained in\b|\bcomponents? of\b/,
  },
  {
    type: 'part of',
    between:
      /\b(?:contains?|contained|includes?|included|comprises?|consists? of|consisted of|is made of|are made of|is composed of)\b/,
    isReversed: true,
  },
  {
    type: 'located in',
    between:
      /\b(?:located|situated|found|based|stored|kept|held|lies|lie|lives?|stands?) (?:in|at|on|near|within|inside)\b/,
  },
  {
    type: 'depends on',
    between: /\b(?:depends? on|depended on|relies on|rely on|requires?|required|needs?)\b/,
  },
  {
    type: 'supports',
    between: /\b(?:supports?|supported|confirms?|confirmed|demonstrates?|demonstrated|shows?|showed)\b/,
  },
  { type: 'uses', between: /\b(?:uses?|employs?|applies) (?:an? |the )?(?:\w+ )?$/ },
  { type: 'is a', between: /^\s*,?\s*(?:is|are|was|were) (?:an?|the) (?:\w+ ){0,2}$/ },
  {
    type: 'mentions',
    between:
      /\b(?:mentions?|mentioned|describes?|described|discusses|discussed|reports?|reported|cites?|cited|names?|named)\b/,
  },
]

const NEGATION = /\b(?:not|never|no|cannot|neither|nor|without)\b|n['’]t\b/

/**
 * The relations between each mention and the next: by the verb between them, or 'related to' without a known verb or with
 * a negation.
 */
export function relationsOf(sentence: string, mentions: readonly Mention[]): Relation[] {
  const relations: Relation[] = []
  for (const [i, first] of mentions.entries()) {
    const second = mentions[i + 1]
    if (second === undefined || first.node === second.node) continue
    const between = sentence.slice(first.end, second.start)
    if (between.length > MAX_DISTANCE) continue
    const isStated = countWords(between) <= MAX_STATED_WORDS && !NEGATION.test(between)
    const pattern = isStated ? PATTERNS.find((candidate) => candidate.between.test(between)) : undefined
    const [source, target] = pattern?.isReversed ? [second.node, first.node] : [first.node, second.node]
    relations.push({ source, target, type: pattern?.type ?? 'related to' })
  }
  return relations
}
