import { topicOf } from '../summary/target.ts'
import {
  ANNEX_NUMBER,
  BARE_NUMBER,
  CJK_SECTION,
  FIRST_PAGE,
  LAST_PAGE,
  NAMED_PART,
  ORDINAL_SECTION,
  ORDINALS,
  PAGE_NUMBER,
  SECTION_NUMBER,
} from './placeWords.ts'

export type NamedPlace =
  | { readonly kind: 'page'; readonly number: number | 'last' }
  /** `label`: as in the question. */
  | { readonly kind: 'section'; readonly label: string; readonly number: string }
  /** Annexes have a numbering of their own. */
  | { readonly kind: 'annex'; readonly label: string; readonly number: string }
  | { readonly kind: 'part'; readonly name: string }

export interface PlaceQuestion {
  readonly place: NamedPlace
  /** What is asked about the place, without its name; null if the question is what it says. */
  readonly rest: string | null
}

/** Words around the name of a place that ask for what it says. */
const ASKS_CONTENT =
  /^(?:say|state|contain|content|there|must|read|mention|write|written|cover|have|tell|steht|stehen|dice|dit|diz|sagt|geht|worüber|говорится|written|does|did|about|know|show|explain|describe)/i
/** 'say about', 'according to': what joins the place and the rest of the question. */
const JOINTS =
  /\b(?:according to|say(?:s|ing)? about|states? about|on|in|from|under|per|of)\s*(?=[,?.!]|$)|^(?:according to|in|on|under|per),?\s+|\b(?:what|was|que|que) (?:does|do|did|is|steht|dice|dit)\s+(?:say|says?|state|tell us|explain|zu|sobre|sur)?\s*(?=\babout\b)/giu

export function placeInQuestion(question: string): PlaceQuestion | null {
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(question)
    const place = match === null ? null : read(match.groups ?? {})
    if (match === null || place === null) continue
    const [before, after] = [question.slice(0, match.index), question.slice(match.index + match[0].length)]
    const rest = restOf(`${before.trimEnd()} ${after.trimStart()}`, question)
    return { place, rest }
  }
  return null
}

type Reader = (groups: Readonly<Record<string, string | undefined>>) => NamedPlace | null

const READERS: readonly (readonly [RegExp, Reader])[] = [
  [PAGE_NUMBER, ({ a, b, c, d }) => ({ kind: 'page', number: Number(a ?? b ?? c ?? d) })],
  [LAST_PAGE, () => ({ kind: 'page', number: 'last' })],
  [FIRST_PAGE, () => ({ kind: 'page', number: 1 })],
  [
    ANNEX_NUMBER,
    ({ label = '', a = '' }) => ({ kind: 'annex', label: label.toLowerCase(), number: a.toUpperCase() }),
  ],
  [
    SECTION_NUMBER,
    // 'the section a reader needs'
    ({ label = 'section', a = '' }) => (/^\p{Ll}/u.test(a) ? null : { kind: 'section', label, number: a }),
  ],
  [CJK_SECTION, ({ a = '' }) => ({ kind: 'section', label: 'section', number: a })],
  [
    ORDINAL_SECTION,
    ({ ordinal = '', label = '' }) => ({
      kind: 'section',
      label: label.toLowerCase(),
      number: String(ORDINALS.indexOf(ordinal.toLowerCase()) + 1),
    }),
  ],
  [BARE_NUMBER, ({ a = '' }) => ({ kind: 'section', label: 'section', number: a })],
  [NAMED_PART, ({ name, name2 }) => ({ kind: 'part', name: (name ?? name2 ?? '').toLowerCase() })],
]

function restOf(text: string, question: string): string | null {
  const rest = text.replace(JOINTS, ' ').replace(/\s+/g, ' ').trim()
  const topic = topicOf(rest).filter((term) => !ASKS_CONTENT.test(term))
  if (topic.length === 0) return null
  return /\babout\b/i.test(question) ? rest.replace(/^.*?(?=\babout\b)/i, '') : rest
}
