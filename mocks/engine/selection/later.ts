import type { DocumentStore } from '../documentStore.ts'
import type { Candidate } from './candidate.ts'
import { createStatedOf, type Stated } from './stated.ts'

/** Words that say that an earlier statement no longer holds. */
export const CHANGE =
  /\b(?:now|no longer|instead|contrary to|in place of|from (?:January|February|March|April|May|June|July|August|September|October|November|December)|amended|replac(?:es?|ed)|chang(?:es?|ed)|raised|increased?|reduced|lowered|cut|extended|shortened|postponed|mov(?:es?|ed)|revised|updated?|as of|with effect|from \d|supersed(?:es?|ed)|new|withdrawn|cancell?ed|dropped|finally|after all|corrected?|correction)\b/i
/** Words that say that a statement was made before and may no longer hold. */
const FORMER =
  /\b(?:formerly|previously|originally|at first|first estimate|former|until now|so far|used to|would be|were|was|had been|wrote|said|told|estimated|planned)\b/i
/** A statement with smaller log-odds than the first is not about the same. */
const MAX_BEHIND = 2
/** Minimum share of the shorter one's terms that two statements about the same have in common. */
const MIN_COMMON = 0.4
const MIN_COMMON_WITH_CHANGE = 0.2
const MAX_COMPARED = 30

/** Of statements about the same with different words, puts the one that was made last first. */
export function laterFirst(candidates: readonly Candidate[], store: DocumentStore): readonly Candidate[] {
  const [first] = candidates
  if (first === undefined) return candidates
  const statedOf = createStatedOf(store)
  const latest = candidates
    .slice(1, MAX_COMPARED)
    .reduce(
      (best, other) =>
        other.logOdds >= first.logOdds - MAX_BEHIND && replaces(other, best, statedOf) ? other : best,
      first,
    )
  if (latest === first) return candidates
  return [
    { ...latest, logOdds: Math.max(latest.logOdds, first.logOdds) },
    ...candidates.filter((one) => one !== latest),
  ]
}

/** Whether a statement was made after another one about the same, and says something else. */
function replaces(later: Candidate, earlier: Candidate, statedOf: (place: Place) => Stated): boolean {
  if (!later.canAnswer || !later.isStatement || later.sentence.text === earlier.sentence.text) return false
  const asked = [...earlier.match.found.keys()].filter((position) => later.match.found.has(position))
  if (asked.length === 0 || later.coverage < earlier.coverage * 0.6) return false
  const changes = CHANGE.test(later.sentence.text)
  if (commonShare(earlier, later) < (changes ? MIN_COMMON_WITH_CHANGE : MIN_COMMON)) return false
  const onlyLaterChanges = changes && !CHANGE.test(earlier.sentence.text)
  const onlyEarlierIsFormer = FORMER.test(earlier.sentence.text) && !FORMER.test(later.sentence.text)
  return (
    differInValues(earlier, later) &&
    isLater(later, earlier, onlyLaterChanges || onlyEarlierIsFormer, statedOf)
  )
}

type Place = Pick<Candidate, 'passage' | 'sentence'>

/** Whether a statement was made after another one, by the dates of entries or documents, by versions, or by its words. */
export function isStatedLater(a: Place, b: Place, statedOf: (place: Place) => Stated): boolean {
  return isLater(a, b, CHANGE.test(a.sentence.text) && !CHANGE.test(b.sentence.text), statedOf)
}

function isLater(a: Place, b: Place, changes: boolean, statedOf: (place: Place) => Stated): boolean {
  const [x, y] = [statedOf(a), statedOf(b)]
  if (a.passage.documentId === b.passage.documentId) {
    if (x.entry !== null && y.entry !== null && x.entry !== y.entry) return x.entry > y.entry
    return changes && (a.passage.pageIndex > b.passage.pageIndex || a.sentence.start > b.sentence.start)
  }
  if (x.version !== null && y.version !== null && x.version !== y.version) return x.version > y.version
  const [dateOfX, dateOfY] = [x.entry ?? x.document, y.entry ?? y.document]
  if (dateOfX !== null && dateOfY !== null && dateOfX !== dateOfY) return dateOfX > dateOfY
  return changes && (x.upload > y.upload || (dateOfX !== null && dateOfY === null))
}

/** Whether one has a number, date or name that the other lacks. */
function differInValues(a: Candidate, b: Candidate): boolean {
  const own = valuesOf(a)
  const others = valuesOf(b)
  return [...others].some((value) => !own.has(value))
}

function valuesOf({ sentence }: Candidate): ReadonlySet<string> {
  return new Set(
    sentence.words
      .filter(({ text }, i) => /\d/.test(text) || (i > 0 && /^\p{Lu}/u.test(text)))
      .map(({ folded }) => folded),
  )
}

function commonShare(a: Candidate, b: Candidate): number {
  const [own, others] = [a.sentence.subjectTerms, b.sentence.subjectTerms]
  const common = [...own].filter((term) => others.has(term)).length
  return common / Math.max(1, Math.min(own.size, others.size))
}
