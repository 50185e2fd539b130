import type { DocumentStore } from '../../documentStore.ts'
import type { Candidate } from '../../selection/candidate.ts'
import { positionsOf } from '../../selection/matches.ts'
import { coverageOf, type Found, type Question, union } from '../../selection/question.ts'
import { terms } from '../../text/terms.ts'
import { type ItemList, type ListItem, listAt, placesAround } from './listItems.ts'

export interface FoundList extends ItemList {
  readonly seed: Candidate
}

/** The number of candidates whose lists are compared. */
const MAX_SEEDS = 15
/** Candidates whose log-odds are this much lower than those of the first are not compared. */
const MAX_DIFFERENCE = 3
/** Minimum share of the question in the lead-in sentence, the titles above a list and its chosen items. */
const MIN_COVERAGE = 0.5
/** The same without the items. */
const MIN_TITLE_COVERAGE = 0.2
/** How much less of the question than the first candidate a list may cover. */
const MAX_MISSING = 0.3
/** Added for the share of the question that its lead-in sentence covers, because titles are less specific. */
const LEAD_IN_BONUS = 0.25
/** If items contain this share of the question, and the texts above them do not, only these items are the answer. */
const MIN_PART = 0.35
const MIN_ITEMS = 2

/**
 * The list that a question asks for, or null. What introduces it must be about the question. If it lacks words of the
 * question that items contain, these items are the answer: 'which commands delete files' in a list of all commands.
 */
export function findList(
  candidates: readonly Candidate[],
  question: Question,
  store: DocumentStore,
): FoundList | null {
  const [first] = candidates
  if (first === undefined) return null
  const lists = new Map<string, { list: FoundList; score: number }>()
  for (const seed of candidates.slice(0, MAX_SEEDS)) {
    if (seed.logOdds < first.logOdds - MAX_DIFFERENCE) continue
    const list = listOf(seed, store)
    const [item] = list?.items ?? []
    if (list === null || item === undefined || list.items.length < MIN_ITEMS) continue
    const key = `${seed.passage.documentId}/${item.place.pageIndex}/${item.span.start}`
    if (lists.has(key)) continue
    const rated = rate({ ...list, seed }, question)
    if (rated !== null) lists.set(key, rated)
  }
  const [best] = [...lists.values()].sort((a, b) => b.score - a.score)
  const isAbout = best !== undefined && best.score >= first.coverage - MAX_MISSING
  return isAbout ? best.list : null
}

/** The list that contains a candidate or that it introduces. */
function listOf({ passage, span }: Candidate, { documents }: DocumentStore): ItemList | null {
  const pages = documents.get(passage.documentId)?.extracted.pages ?? []
  const places = placesAround(pages, passage.pageIndex)
  const at = places.findIndex(
    ({ page, block }) => page === passage.page && block.start <= span.start && span.start < block.end,
  )
  const list = listAt(places, at)
  const isLeadIn = places[at]?.block.kind === 'paragraph' && places[at]?.block.context === null
  // A paragraph before a list introduces it with its last sentence only.
  return isLeadIn && list?.leadIn?.span.start !== span.start ? null : list
}

/** The items that answer the question, with the share of the question that the list covers; null if it is not about it. */
function rate(list: FoundList, question: Question): { list: FoundList; score: number } | null {
  const { language } = list.seed.passage
  const positions = (text: string): Found => positionsOf(new Set(terms(text, language)), question)
  const ofLeadIn = positions(list.leadIn?.text ?? '')
  const ofTitles = positions((list.items[0]?.place.block.headings ?? []).slice(-2).join('\n'))
  const above = union(ofLeadIn, ofTitles)
  const missing = [...question.terms.keys()].filter(
    (position) => !above.has(position) && question.terms[position]?.isWeak === false,
  )
  const found = list.items.map((item) => positions(itemText(item)))
  const wanted = new Map(
    missing.flatMap((position) => {
      const weight = Math.max(0, ...found.map((ofItem) => ofItem.get(position) ?? 0))
      return weight > 0 ? [[position, weight] as const] : []
    }),
  )
  const isPart = coverageOf(wanted, question) >= MIN_PART
  const items = isPart
    ? list.items.filter((_, i) => [...wanted.keys()].every((position) => found[i]?.has(position)))
    : list.items
  const [ofTitle, coverage] = [
    coverageOf(above, question),
    coverageOf(isPart ? union(above, wanted) : above, question),
  ]
  if (items.length < MIN_ITEMS || ofTitle < MIN_TITLE_COVERAGE || coverage < MIN_COVERAGE) return null
  return { list: { ...list, items }, score: coverage + coverageOf(ofLeadIn, question) * LEAD_IN_BONUS }
}

export function itemText({ place, span }: ListItem): string {
  return place.page.text.slice(span.start, span.end)
}
