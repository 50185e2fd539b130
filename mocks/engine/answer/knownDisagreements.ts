import type { KnownDisagreement, StatedSide } from '../disagreements/disagreement.ts'
import type { DocumentStore } from '../documentStore.ts'
import type { Candidate } from '../selection/candidate.ts'
import type { Question } from '../selection/question.ts'
import { calendarDates } from '../text/dates.ts'
import type { Conflict } from './conflicts.ts'
import { lineOf } from './line.ts'

/** A statement that another one replaced, or that the user decided against. */
export interface SetAside {
  readonly candidate: Candidate
  readonly by: Candidate
  readonly disagreement: KnownDisagreement
  readonly side: StatedSide
  readonly kept: StatedSide
}

/** Candidates as disagreements leave them. */
export interface Decided {
  readonly candidates: readonly Candidate[]
  readonly setAside: readonly SetAside[]
}

/** A question with one of these words asks for what a later statement replaced. */
const ASKS_FORMER =
  /\b(?:former(?:ly)?|previous(?:ly)?|original(?:ly)?|at first|initial(?:ly)?|used to|until now|before (?:that|then|the (?:change|amendment|update))|what (?:has )?changed)\b/i
/** Of the first candidates, the other side of an open contradiction is a candidate too. */
const MAX_COMPLETED = 3

/**
 * Puts the side that the user keeps, otherwise the later one, at the place of the other one, which is set aside. Adds the other
 * side of open contradictions, however few words of the question it contains. Disagreements with a side that is not in the
 * store do not count.
 */
export function obeyDisagreements(
  candidates: readonly Candidate[],
  disagreements: readonly KnownDisagreement[],
  question: Question,
  store: DocumentStore,
  includes: (documentId: string) => boolean,
): Decided {
  let rest = [...candidates]
  const setAside: SetAside[] = []
  const usable = disagreements.filter(({ sides }) =>
    sides.every(({ documentId }) => store.documents.has(documentId) && includes(documentId)),
  )
  const asksFormer = ASKS_FORMER.test(question.text)
  for (const disagreement of usable) {
    if (asksFormer && disagreement.decision === null) continue
    const [kept, side] = keptFirst(disagreement)
    if (kept === null || side === null) continue
    const found = rest.find((one) => isAt(one, side))
    const by = rest.find((one) => isAt(one, kept)) ?? (found && placedAt(kept, found, store))
    const candidate = found ?? (by && placedAt(side, by, store))
    if (by === undefined || candidate === undefined) continue
    const better = { ...by, logOdds: Math.max(by.logOdds, found?.logOdds ?? by.logOdds) }
    const place = Math.min(
      ...[found, by].flatMap((one) => (one && rest.includes(one) ? [rest.indexOf(one)] : [])),
    )
    rest = rest.filter((one) => one !== found && one !== by).toSpliced(place, 0, better)
    setAside.push({ candidate, by: better, disagreement, side, kept })
  }
  return { candidates: withOtherSides(rest, usable, store), setAside }
}

function withOtherSides(
  candidates: readonly Candidate[],
  disagreements: readonly KnownDisagreement[],
  store: DocumentStore,
): Candidate[] {
  const added = disagreements.filter(isOpenContradiction).flatMap(({ sides }) =>
    sides.flatMap((side, i) => {
      const other = sides[1 - i]
      const first = candidates.slice(0, MAX_COMPLETED).find((one) => isAt(one, side))
      const isKnown = other === undefined || candidates.some((one) => isAt(one, other))
      return first === undefined || isKnown ? [] : (placedAt(other, first, store) ?? [])
    }),
  )
  return [...candidates, ...added]
}

/** What the user knows about two candidates, or undefined. */
export function disagreementOf(
  a: Candidate,
  b: Candidate,
  disagreements: readonly KnownDisagreement[],
): KnownDisagreement | undefined {
  return disagreements.find(
    ({ sides: [first, second] }) =>
      (isAt(a, first) && isAt(b, second)) || (isAt(a, second) && isAt(b, first)),
  )
}

/** An open contradiction as the conflict of a claim with its other side; null for what is decided or superseded. */
export function knownConflict(claim: Candidate, known: KnownDisagreement): Conflict | null {
  if (!isOpenContradiction(known)) return null
  const [first, second] = known.sides
  const [own, other] = isAt(claim, first) ? [first, second] : [second, first]
  return { kind: kindOf(own.value, other.value), first: own.value, second: other.value, known }
}

function kindOf(own: string, other: string): Conflict['kind'] {
  if (DENIED.test(own) !== DENIED.test(other)) return 'polarity'
  if ([own, other].some((value) => calendarDates(value).length > 0)) return 'date'
  return /\d/.test(own + other) ? 'quantity' : 'name'
}

const DENIED = /\b(?:not|no|never|cannot|without|forbidden|prohibited)\b/i

function isAt({ passage, span, sentence }: Candidate, side: StatedSide): boolean {
  return passage.documentId === side.documentId && span.start === side.start && sentence.text === side.excerpt
}

function isOpenContradiction({ kind, decision }: KnownDisagreement): boolean {
  return kind === 'contradiction' && decision === null
}

/** The side that holds and the one that does not; nulls if both do or nothing says which. */
function keptFirst({
  kind,
  sides: [first, second],
  decision,
}: KnownDisagreement): [StatedSide, StatedSide] | [null, null] {
  if (decision === 'first') return [first, second]
  if (decision === 'second' || (decision === null && kind === 'superseded')) return [second, first]
  return [null, null]
}

/** A side as a candidate that answers as well as the other one; undefined if it is not in the store. */
function placedAt(side: StatedSide, other: Candidate, store: DocumentStore): Candidate | undefined {
  const line = lineOf(side, store)
  if (line === undefined) return undefined
  const { start, end } = line.sentence
  return { ...other, ...line, span: { start, end }, match: { ...other.match, ...line } }
}
