import type { Language } from '../../text/language.ts'
import { terms } from '../../text/terms.ts'
import { similarityTo } from './centroid.ts'
import { KEY_TITLE, type Pool, type PoolSentence } from './pool.ts'

export interface ChosenSentence extends PoolSentence {
  /** Relative to the best sentence of the document, 0 to 1. */
  readonly score: number
}

/** Number of sentences of a summary: of texts with at most 4 and at most 10 sentences, and of longer ones. */
const LENGTHS = { short: 3, middle: 4, long: 5 }
const MAX_SHORT = 4
const MAX_MIDDLE = 10
const MAX_IN_SECTION = 2

const FINDING =
  /\b(?:found|finds?|show(?:ed|n|s)?|concluded?s?|reveal\w*|suggests?|indicates?|demonstrate[sd]?|confirm(?:s|ed)?|results? (?:in|from|is|are|was|were)|therefore|thus|hence|overall|in (?:summary|short|conclusion)|significant(?:ly)?|correlat\w+|predicts?|increase[sd]?|decrease[sd]?|reduce[sd]?|improve[sd]?|rose|fell|lost|gained|grew|forgot|higher than|lower than|larger than|more (?:\w+ )?than|largest|highest|lowest|most of|better|worse|main|key)\b/i
const FIGURE =
  /\d|\b(?:percent|half|third|quarter|twice|dozen|hundred|thousand|million|billion|twelve|twenty|thirty|forty|fifty)\b/i
/** What the document is for. */
const ABOUT =
  /\b(?:this|the|our) (?:(?:user|reference|short|present) )?(?:manual|document|guide|report|paper|book|study|article|sheet|handbook|standard|protocol|review|survey|package|program|software|system|project|tool)(?:'s)? (?:\w+ )?(?:describes?|explains?|covers?|presents?|asks?|examines?|provides?|specifies|contains?|is|enables?|shows?|aims?|introduces?|summari[sz]es)\b|\b(?:purpose|aim|goal) (?:of|is)\b|\bwe (?:present|describe|show|report|propose|find|found|conclude|investigate)\b/i
const REFERS_BACK =
  /^(?:and|but|so|then|also|however|therefore|this|that|these|those|it|they|he|she|his|her|its|their|such|both|here|there|another|otherwise|instead|if you|in (?:this|that) case|after (?:this|that)|the (?:other|latter|former|second|same)|as (?:such|a result)|for this)\b/i

/**
 * The sentences that carry a document, in its order. A sentence's score adds its nearness to the centroid (Radev and others
 * 2004, see centroid.ts), its position in the document and its section, and cue words, as in Edmundson: New methods in
 * automatic extracting, Journal of the ACM 16, 1969. The weights are set by hand. Sentences are added one by one; words that
 * were already said lower the score, as in Carbonell and Goldstein: The use of MMR, SIGIR 1998.
 */
export function chooseSentences(
  { sentences, centroid }: Pool,
  name: string,
  count: number = lengthFor(sentences.length),
): ChosenSentence[] {
  const nearness = sentences.map(({ sentence }) => similarityTo(centroid, sentence.terms))
  const nearest = Math.max(1e-9, ...nearness)
  const startLength = Math.max(START.least, sentences.length * START.share)
  const titleTerms = new Map<Language, ReadonlySet<string>>()
  const scores = sentences.map((one, i) => {
    const { language } = one.sentence
    const title = titleTerms.get(language) ?? new Set(terms(name, language))
    titleTerms.set(language, title)
    return scoreOf(one, (nearness[i] ?? 0) / nearest, title, startLength)
  })
  const highest = Math.max(1e-9, ...scores)
  const chosen: ChosenSentence[] = []
  const perSection = new Map<string, number>()
  const sections = new Set(sentences.map(sectionOf)).size
  while (chosen.length < count) {
    let best: ChosenSentence | null = null
    let highestLeft = Number.NEGATIVE_INFINITY
    for (const [i, one] of sentences.entries()) {
      const isFull = sections >= count && (perSection.get(sectionOf(one)) ?? 0) >= MAX_IN_SECTION
      if (isFull || chosen.some(({ position }) => position === one.position)) continue
      const repeated = Math.max(0, ...chosen.map((other) => similarity(one, other)))
      const left = (scores[i] ?? 0) - repeated * REPETITION
      if (left <= highestLeft) continue
      highestLeft = left
      best = { ...one, score: Math.max(0, Math.min(1, (scores[i] ?? 0) / highest)) }
    }
    if (best === null) break
    chosen.push(best)
    perSection.set(sectionOf(best), (perSection.get(sectionOf(best)) ?? 0) + 1)
  }
  return chosen.sort((a, b) => a.position - b.position)
}

/** Subtracted for a sentence with the same terms as one that was chosen. */
const REPETITION = 1.5
/** After this share of the sentences, at least so many, the position counts a third. */
const START = { share: 0.08, least: 6 }

function scoreOf(
  { sentence, position, positionInSection }: PoolSentence,
  nearness: number,
  title: ReadonlySet<string>,
  startLength: number,
): number {
  const { text, block, wordCount } = sentence
  const firstWords = new Set(terms(text.slice(0, text.length / 2), sentence.language))
  const isAboutTitle = [...title].some((term) => firstWords.has(term))
  const isKey = block.headings.slice(-2).some((heading) => KEY_TITLE.test(heading))
  return (
    nearness +
    0.5 * Math.exp(-position / startLength) +
    0.2 / (1 + positionInSection) +
    (FINDING.test(text) ? 0.35 : 0) +
    (FIGURE.test(text) ? 0.25 : 0) +
    (ABOUT.test(text) ? 0.6 : 0) +
    (isAboutTitle ? 0.15 : 0) +
    (isKey ? 0.25 : 0) -
    (REFERS_BACK.test(text) && !ABOUT.test(text) ? 0.5 : 0) -
    (wordCount > 40 ? 0.2 : 0) -
    (/\b(?:you|your|I|my)\b/.test(text) ? 0.15 : 0)
  )
}

function lengthFor(sentences: number): number {
  if (sentences <= MAX_SHORT) return LENGTHS.short
  return sentences <= MAX_MIDDLE ? LENGTHS.middle : LENGTHS.long
}

function sectionOf({ sentence, passage }: PoolSentence): string {
  return `${passage.pageKey}\n${sentence.block.headings.join('\n')}`
}

/** The share of common terms of two sentences. */
function similarity(a: PoolSentence, b: PoolSentence): number {
  const [own, other] = [a.sentence.terms, b.sentence.terms]
  let common = 0
  for (const term of own) if (other.has(term)) common += 1
  return common / Math.max(1, Math.min(own.size, other.size))
}
