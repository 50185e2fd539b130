import { areAboutOthers, isAboutThis, mentionOf, namesInstance } from '../conflicts/aboutQuestion.ts'
import { differentAnswers, oppositeAnswers } from '../conflicts/answersConflict.ts'
import { type Asked, askedOf } from '../conflicts/asked.ts'
import { compareNames, differingNames } from '../conflicts/compareNames.ts'
import { compareDates, timeFacts } from '../conflicts/dateFacts.ts'
import { type Denial, denials } from '../conflicts/denial.ts'
import { denialTexts } from '../conflicts/denialTexts.ts'
import { differingFacts, type Fact, subjectOf } from '../conflicts/facts.ts'
import { nameFacts } from '../conflicts/nameFacts.ts'
import { compareQuantities } from '../conflicts/quantities/compareQuantities.ts'
import { type QuantityFact, quantityFacts } from '../conflicts/quantities/quantityFacts.ts'
import { haveDifferentScopes } from '../conflicts/scope.ts'
import { type Comparison, compareSubjects, type Subject } from '../conflicts/similarity.ts'
import { createStatement, type Statement } from '../conflicts/statement.ts'
import type { KnownDisagreement } from '../disagreements/disagreement.ts'
import type { InvertedIndex } from '../invertedIndex.ts'
import type { Candidate } from '../selection/candidate.ts'
import type { Question } from '../selection/question.ts'
import type { Language } from '../text/language.ts'
import type { Sentence } from '../text/sentence.ts'
import type { Span } from '../text/sentences.ts'
import { isStopWord } from '../text/stopWords.ts'
import { words } from '../text/terms.ts'

/** How two sentences about the same subject contradict each other. */
export interface Conflict {
  readonly kind: 'quantity' | 'date' | 'name' | 'polarity'
  /** The contradicting values, such as '40 km/h' and '50 km/h', or 'allowed' and 'not allowed'. */
  readonly first: string
  readonly second: string
  /** If the user knows it already. */
  readonly known?: KnownDisagreement
}

/** Minimum shares of the words that two statements about the same have in common, see `Comparison`. */
interface Thresholds {
  readonly share: number
  readonly strictShare: number
}
const VALUE: Thresholds = { share: 0.6, strictShare: 0.3 }
const POLARITY: Thresholds = { share: 0.7, strictShare: 0.45 }
type IsAboutSame = (fact: Fact, other: Fact) => boolean
type Find = (
  a: Statement,
  b: Statement,
  asked: Asked,
  isAboutSame: IsAboutSame,
) => ReturnType<typeof differingFacts<Fact>>

const FINDERS: readonly (readonly [Exclude<Conflict['kind'], 'polarity'>, Find])[] = [
  [
    'quantity',
    (a, b, asked, isAboutSame) =>
      differingFacts(askedAmounts(a, asked), askedAmounts(b, asked), compareQuantities, isAboutSame),
  ],
  ['date', (a, b, _, isAboutSame) => differingFacts(timeFacts(a), timeFacts(b), compareDates, isAboutSame)],
  [
    'name',
    (a, b, _, isAboutSame) => differingNames([a, nameFacts(a)], [b, nameFacts(b)], compareNames, isAboutSame),
  ],
]
/** Minimum share of the question's words that both of two different answers mention. */
const MIN_SHARE = 0.62
/** Minimum share of the question's words that both of two similar statements mention, higher if it may have several answers. */
const MIN_MENTION = { closed: 0.55, open: 0.75 }
/** The same if only one of them names what the question names. */
const MIN_MENTION_OF_ONE = 0.25
/**
 * Two statements of one document, because its author rarely contradicts themselves and its sections use the same words; or
 * only one of the statements names what the question names.
 */
const NEARLY_EQUAL: Thresholds = { share: 0.9, strictShare: 0.8 }

/**
 * The conflict between two sentences, or null if they agree or are about different things. They conflict if both answer the
 * question and their answers differ, or if they state different values of the same kind (a quantity, date, name, material) or
 * an opposite, about the same subject; never if they name different variants, times, places, groups or conditions, or are
 * rows of one table.
 */
export function conflictBetween(
  first: Candidate,
  second: Candidate,
  question: Question,
  index: InvertedIndex,
): Conflict | null {
  if (areRowsOfOneTable(first, second)) return null
  const [a, b] = [statementOf(first), statementOf(second)]
  if (a.text === b.text || isQuestion(a) || isQuestion(b)) return null
  if (namesInstance(a, b, question.text) || namesInstance(b, a, question.text)) return null
  if (isTimetableRow(a) || isTimetableRow(b)) return null
  const isSameDocument = first.passage.documentId === second.passage.documentId
  // Sections of one document use the same words about different things.
  const answers = isSameDocument ? null : conflictOfAnswers(a, b, question, index)
  return answers ?? conflictOfStatements(a, b, question, index, isSameDocument)
}

function areRowsOfOneTable(first: Candidate, second: Candidate): boolean {
  const [a, b] = [first.sentence.block, second.sentence.block]
  return (
    a.kind === 'row' &&
    b.kind === 'row' &&
    first.passage.documentId === second.passage.documentId &&
    a.context === b.context
  )
}

/** A row of a timetable names the time of its own event: '08:30 | The volunteer leaves'. */
function isTimetableRow({ text }: Statement): boolean {
  return /^(?:[^:|]{1,20}:\s)?\d{1,2}[:.]\d\d\s?\|/.test(text)
}

function conflictOfAnswers(
  a: Statement,
  b: Statement,
  question: Question,
  index: InvertedIndex,
): Conflict | null {
  if (!isEnglish(a) || !isEnglish(b)) return null
  const asked = askedFor(question, index)
  if (isAboutThis(a, asked) || isAboutThis(b, asked)) return null
  const facts = differentAnswers(a, b, asked, MIN_SHARE)
  if (facts !== null) {
    return { kind: kindOf(asked), first: facts[0].text, second: facts[1].text }
  }
  return polarityConflict(oppositeAnswers(a, b, asked, MIN_SHARE))
}

function polarityConflict(denial: Denial | null): Conflict | null {
  if (denial === null) return null
  const [first, second] = denialTexts(denial)
  return { kind: 'polarity', first, second }
}

function kindOf({ kind }: Asked): 'quantity' | 'date' | 'name' {
  return kind === 'quantity' || kind === 'date' ? kind : 'name'
}

/** Two statements with nearly the same words, but different values. */
function conflictOfStatements(
  a: Statement,
  b: Statement,
  question: Question,
  index: InvertedIndex,
  isSameDocument: boolean,
): Conflict | null {
  const asked = askedFor(question, index)
  const [mention, other] = [mentionOf(a, asked, new Set()), mentionOf(b, asked, new Set())]
  const isNamedOnce = mention.hasNames !== other.hasNames
  const thresholds = (given: Thresholds): Thresholds => (isSameDocument || isNamedOnce ? NEARLY_EQUAL : given)
  const compare = (one: Subject, other: Subject, given: Thresholds): Comparison | null => {
    const comparison = compareSubjects(one, other, index)
    const { share, strictShare } = thresholds(given)
    if (comparison === null || comparison.share < share || comparison.strictShare < strictShare) return null
    return haveDifferentScopes(one, other, comparison, false) ? null : comparison
  }
  const minimum = asked.kind === 'other' && !asked.isYesNo ? MIN_MENTION.open : MIN_MENTION.closed
  if (Math.min(mention.share, other.share) < (isNamedOnce ? MIN_MENTION_OF_ONE : minimum)) return null
  if (areAboutOthers(a, b, asked)) return null
  for (const [kind, find] of FINDERS) {
    if (kind !== 'quantity' && !(isEnglish(a) && isEnglish(b))) return null
    if (asked.kind !== 'other' && kind !== kindOf(asked)) continue
    const toSubject = (fact: Fact, statement: Statement): Subject => ({
      ...subjectOf(fact, kind, statement, valuesOf(statement, fact)),
      isTelling: fact.isTelling && !isSameDocument,
    })
    const result = find(
      a,
      b,
      asked,
      (fact, other) => compare(toSubject(fact, a), toSubject(other, b), VALUE) !== null,
    )
    // Two statements with different values of one kind are about different times, places or groups.
    if (result === 'apart') return null
    if (result !== null) return { kind, first: result[0].text, second: result[1].text }
  }
  const denial = denials(a, b).find(({ subjects }) => compare(...subjects, POLARITY) !== null)
  return polarityConflict(denial ?? null)
}

const askedByQuestion = new WeakMap<Question, Asked>()

function askedFor(question: Question, index: InvertedIndex): Asked {
  const known = askedByQuestion.get(question) ?? askedOf(question, index)
  askedByQuestion.set(question, known)
  return known
}

/** The amounts of a statement; only those in the asked dimensions if the question names a property. */
function askedAmounts(statement: Statement, { dimensions }: Asked): QuantityFact[] {
  const facts = quantityFacts(statement)
  return dimensions === null
    ? facts
    : facts.filter(({ unit }) => unit !== null && dimensions.has(unit.dimension))
}

/** The numbers and dates of a statement, and one fact. */
function valuesOf({ quantities, dates }: Statement, fact: Span): Span[] {
  return [...quantities, ...dates, fact]
}

/** Names, dates and negations are found by English words. */
function isEnglish({ language }: Statement): boolean {
  return language === 'en' || language === 'unknown'
}

function isQuestion({ text }: Statement): boolean {
  return /\?["'”’)\]]*$/.test(text)
}

const statements = new WeakMap<Sentence, Statement>()

/** Kept with the sentence, because it is compared with many others. */
function statementOf({ sentence, passage }: Candidate): Statement {
  const known = statements.get(sentence)
  if (known !== undefined) return known
  const { text } = passage.page
  const statement = createStatement({
    text: sentence.text,
    language: languageOf(sentence, text.slice(passage.start, passage.end)),
    headings: sentence.block.headings,
    context: sentence.block.context,
    before: text.slice(passage.start, sentence.start),
    passage: text.slice(passage.start, passage.end),
  })
  statements.set(sentence, statement)
  return statement
}

/** English if the passage has as many English stop words as ones of its document's language: short texts are ambiguous. */
function languageOf({ language }: Sentence, passage: string): Language {
  if (language === 'en' || language === 'unknown') return language
  const count = (one: Language): number =>
    words(passage, one).filter(({ folded }) => isStopWord(folded, one)).length
  return count('en') >= Math.max(1, count(language)) ? 'en' : language
}

/**
 * Whether two sentences give amounts of the same kind, or dates, of which none is equal: '30 days' and '60 days'. They need not
 * contradict each other, but one is no evidence for the other.
 */
export function statesOtherValues(first: Candidate, second: Candidate): boolean {
  const [a, b] = [statementOf(first), statementOf(second)]
  return (
    areOther(quantityFacts(a), quantityFacts(b), isSameKind, isSameAmount) ||
    areOther(
      timeFacts(a),
      timeFacts(b),
      (x, y) => x.kind === y.kind,
      (x, y) => compareDates(x, y) !== 'different',
    )
  )
}

function areOther<F>(
  facts: readonly F[],
  others: readonly F[],
  isComparable: (fact: F, other: F) => boolean,
  isSame: (fact: F, other: F) => boolean,
): boolean {
  const pairs = facts.flatMap((fact) =>
    others.filter((other) => isComparable(fact, other)).map((other) => [fact, other] as const),
  )
  return pairs.length > 0 && !pairs.some(([fact, other]) => isSame(fact, other))
}

function isSameKind(a: QuantityFact, b: QuantityFact): boolean {
  const isCount = a.unit === null && b.unit === null && a.counted.some((stem) => b.counted.includes(stem))
  return a.per === b.per && (isCount || (a.unit !== null && a.unit.dimension === b.unit?.dimension))
}

/** Limits and ranges are equal only if their numbers are. */
function isSameAmount(a: QuantityFact, b: QuantityFact): boolean {
  return compareQuantities(a, b) === 'same' || (a.low === b.low && a.high === b.high)
}

/** The share of the claim's subject terms in another sentence, 0 to 1, weighted by rarity. */
export function shareOfClaim(claim: Candidate, other: Candidate, index: InvertedIndex): number {
  const [claimTerms, otherTerms] = [claim.sentence.subjectTerms, other.sentence.subjectTerms]
  const whole = totalRarity(claimTerms, index)
  return whole > 0
    ? totalRarity(
        [...claimTerms].filter((term) => otherTerms.has(term)),
        index,
      ) / whole
    : 0
}

function totalRarity(terms: Iterable<string>, index: InvertedIndex): number {
  return [...terms].reduce((sum, term) => sum + index.rarity(term), 0)
}
