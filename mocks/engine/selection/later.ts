import type { DocumentStore } from '../documentStore.ts'
import { calendarDates } from '../text/dates.ts'
import type { Candidate } from './candidate.ts'

/** When something was stated. What is not known is null; greater is later. */
interface Stated {
  /** The date of the entry or section, as a number of days. */
  readonly entry: number | null
  readonly document: number | null
  readonly version: number | null
  /** The position of the document in the order of upload. */
  readonly upload: number
}

/** Words that say that an earlier statement no longer holds. */
const CHANGE =
  /\b(?:now|no longer|instead|amended|replac(?:es?|ed)|chang(?:es?|ed)|raised|increased?|reduced|lowered|cut|extended|shortened|postponed|mov(?:es?|ed)|revised|updated?|as of|with effect|from \d|supersed(?:es?|ed)|new|withdrawn|cancell?ed|dropped|finally|after all|corrected?|correction)\b/i
/** Words that say that a statement was made before and may no longer hold. */
const FORMER =
  /\b(?:formerly|previously|originally|at first|first estimate|former|until now|so far|used to|would be|were|was|had been|wrote|said|told|estimated|planned)\b/i
const VERSION =
  /\b(?:version|v|edition|revision|rev\.?|issue|amendment(?: no\.?)?|amendment)[\s:]{0,2}(\d+(?:\.\d+)*)/i
/** Where a document says its date and version. */
const TITLE_LENGTH = 500
/** Where an entry of a log or minutes has its date. */
const ENTRY_LENGTH = 40
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
function replaces(later: Candidate, earlier: Candidate, statedOf: (candidate: Candidate) => Stated): boolean {
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

function isLater(
  a: Candidate,
  b: Candidate,
  changes: boolean,
  statedOf: (candidate: Candidate) => Stated,
): boolean {
  const [x, y] = [statedOf(a), statedOf(b)]
  if (a.passage.documentId === b.passage.documentId) {
    if (x.entry !== null && y.entry !== null && x.entry !== y.entry) return x.entry > y.entry
    return changes && (a.passage.pageIndex > b.passage.pageIndex || a.span.start > b.span.start)
  }
  if (x.version !== null && y.version !== null && x.version !== y.version) return x.version > y.version
  const [dateOfX, dateOfY] = [x.entry ?? x.document, y.entry ?? y.document]
  if (dateOfX !== null && dateOfY !== null && dateOfX !== dateOfY) return dateOfX > dateOfY
  return changes && x.upload > y.upload
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

function createStatedOf(store: DocumentStore): (candidate: Candidate) => Stated {
  const order = new Map([...store.documents.keys()].map((id, i) => [id, i]))
  const titles = new Map<string, Pick<Stated, 'document' | 'version'>>()
  return ({ passage: { documentId, page }, sentence: { block } }) => {
    const title = titles.get(documentId) ?? titleOf(documentId, store)
    titles.set(documentId, title)
    const entry = latestDate(page.text.slice(block.start, block.start + ENTRY_LENGTH))
    return {
      ...title,
      entry: latestDate(block.headings.join('\n')) ?? entry,
      upload: order.get(documentId) ?? 0,
    }
  }
}

function titleOf(documentId: string, { documents }: DocumentStore): Pick<Stated, 'document' | 'version'> {
  const { extracted } = documents.get(documentId) ?? {}
  const start = extracted?.pages[0]?.text.slice(0, TITLE_LENGTH) ?? ''
  const name = `${extracted?.filename.replace(/[_-]+/g, ' ')}\n${start}`
  const [, number] = VERSION.exec(name) ?? []
  return { document: latestDate(start), version: number === undefined ? null : versionNumber(number) }
}

/** '1.10' is later than '1.9'. */
function versionNumber(text: string): number {
  return text.split('.').reduce((sum, part, i) => sum + Number(part) / 1000 ** i, 0)
}

/** The latest date of a text with year and month, in days, or null. */
function latestDate(text: string): number | null {
  const days = calendarDates(text).flatMap(({ years, month, day }) =>
    years === null || month === null ? [] : [years[1] * 372 + month * 31 + (day ?? 0)],
  )
  return days.length > 0 ? Math.max(...days) : null
}
