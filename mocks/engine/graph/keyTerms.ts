import { stem, type Word } from '../text/terms.ts'
import { findCandidatePhrases } from './candidatePhrases.ts'
import type { Mention } from './mentions.ts'
import type { TokenizedSentence } from './tokenizedSentence.ts'

const MAX_TERM_WORDS = 3
/** Minimum occurrences of a key term, except in short documents. */
const MIN_FREQUENCY = 2
const SHORT_DOCUMENT_PASSAGES = 6
/** Maximum number of key terms: base + this many per passage. */
const BASE_TERMS = 12
const TERMS_PER_PASSAGE = 1.5
/** Words that are never key terms. */
const GENERIC_WORDS = new Set(
  (
    'amount case chapter day end example fact figure form group kind line list lot number page part people place ' +
    'point reason result section set side table thing time type use value version way word work year although ' +
    'always however instead often following given same one two three first second last next new available many ' +
    'several whether therefore thus cannot even still already yet either neither various different particular ' +
    'certain usual possible note see'
  ).split(' '),
)
/** A single word can be a key term only if it follows one of these at least once, which shows that it is a noun. */
const DETERMINERS = new Set('a an the this that these those of its their each every in by for no'.split(' '))

export interface KeyTerms {
  mentionsIn(sentence: TokenizedSentence): Mention[]
}

interface Candidate {
  readonly length: number
  frequency: number
  /** Occurrences inside longer candidates. */
  nestedFrequency: number
  readonly longer: Set<string>
  isNoun: boolean
}

/**
 * Finds a document's key terms: word sequences between stop words and punctuation, as in RAKE (Rose et al. 2010), ranked
 * by the C-value of Frantzi et al. (2000), which subtracts occurrences inside longer terms:
 *
 *   C-value(a) = log2(|a| + 1) · (f(a) − nested(a) / different longer candidates)
 *
 * Yields once per sentence, see `runInSlices`.
 */
export function* findKeyTerms(
  sentences: Iterable<TokenizedSentence>,
  passageCount: number,
): Generator<void, KeyTerms> {
  const candidates = new Map<string, Candidate>()
  for (const sentence of sentences) {
    countCandidates(sentence, candidates)
    yield
  }
  const minFrequency = passageCount < SHORT_DOCUMENT_PASSAGES ? 1 : MIN_FREQUENCY
  const scored = [...candidates]
    .filter(
      ([, candidate]) => candidate.frequency >= minFrequency && (candidate.length > 1 || candidate.isNoun),
    )
    .map(([id, candidate]): [string, number] => [id, cValue(candidate)])
    .filter(([, score]) => score >= minFrequency)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  const selected = new Set(
    scored.slice(0, Math.round(BASE_TERMS + TERMS_PER_PASSAGE * passageCount)).map(([id]) => id),
  )
  return { mentionsIn: (sentence) => mentionsOf(sentence, selected) }
}

function cValue({ length, frequency, nestedFrequency, longer }: Candidate): number {
  return Math.log2(length + 1) * (frequency - nestedFrequency / Math.max(1, longer.size))
}

function countCandidates(sentence: TokenizedSentence, candidates: Map<string, Candidate>): void {
  for (const { run, follows } of findCandidatePhrases(sentence)) {
    const whole = run.length <= MAX_TERM_WORDS ? nodeId(run) : null
    for (const part of subPhrases(run)) {
      const id = nodeId(part)
      const candidate = candidates.get(id) ?? {
        length: part.length,
        frequency: 0,
        nestedFrequency: 0,
        longer: new Set<string>(),
        isNoun: false,
      }
      candidate.frequency += 1
      if (part.length < run.length && whole !== null) {
        candidate.nestedFrequency += 1
        candidate.longer.add(whole)
      }
      if (part.length === 1 && run.length === 1 && DETERMINERS.has(follows)) candidate.isNoun = true
      candidates.set(id, candidate)
    }
  }
}

function mentionsOf(sentence: TokenizedSentence, selected: ReadonlySet<string>): Mention[] {
  const mentions: Mention[] = []
  for (const { run } of findCandidatePhrases(sentence)) {
    for (let from = 0; from < run.length; ) {
      const length = Math.min(MAX_TERM_WORDS, run.length - from)
      const part = longestKeyTerm(run, from, length, selected)
      const first = part?.[0]
      const last = part?.at(-1)
      if (part !== null && first !== undefined && last !== undefined) {
        const name = sentence.text.slice(first.start, last.end)
        mentions.push({ node: nodeId(part), name, type: 'concept', start: first.start, end: last.end })
      }
      from += part?.length ?? 1
    }
  }
  return mentions
}

function longestKeyTerm(
  run: readonly Word[],
  from: number,
  length: number,
  selected: ReadonlySet<string>,
): Word[] | null {
  for (let count = length; count > 0; count -= 1) {
    const part = run.slice(from, from + count)
    if (isTermLike(part) && selected.has(nodeId(part))) return part
  }
  return null
}

/** All sequences of one to three words that can be a term: without adverbs, not ending in a participle. */
function subPhrases(run: readonly Word[]): Word[][] {
  const parts: Word[][] = []
  for (let from = 0; from < run.length; from += 1) {
    for (let count = 1; count <= MAX_TERM_WORDS && from + count <= run.length; count += 1) {
      const part = run.slice(from, from + count)
      if (isTermLike(part)) parts.push(part)
    }
  }
  return parts
}

function isTermLike(part: readonly Word[]): boolean {
  const last = part.at(-1)?.folded ?? ''
  if (part.some((word) => word.folded.endsWith('ly'))) return false
  if (part.every(({ folded }) => GENERIC_WORDS.has(folded) || GENERIC_WORDS.has(folded.replace(/s$/, ''))))
    return false
  return !/(?:ed|ing)$/.test(last)
}

function nodeId(part: readonly Word[]): string {
  return part.map((word) => stem(word.folded)).join(' ')
}
