import type { StoredPassage } from '../../documentStore.ts'
import { Sentence, sentencesOf } from '../../text/sentence.ts'
import type { Span } from '../../text/sentences.ts'
import { MIN_ASSERTED, sayUnsure } from '../assertion.ts'
import type { Claim } from '../claims.ts'
import { plainClaim } from '../plainClaim.ts'
import type { QuestionContext } from '../questionContext.ts'
import { escapeMarkdown, shorten, withoutBullet } from '../quotation.ts'
import type { TextAnswer } from '../textAnswer.ts'
import { type FoundList, findList, itemText } from './findList.ts'
import { type ListItem, type Place, placeText } from './listItems.ts'

const MAX_ITEMS = 15
/** Maximum length of an item in the response, in characters. */
const MAX_ITEM_LENGTH = 240
/** Maximum length of an excerpt, in characters. */
const MAX_EXCERPT_LENGTH = 420
/** At the start of a numbered item. */
const NUMBER = /^\(?\d{1,2}[.)]\s+/

/**
 * The items of the list that the question asks for, in the document's order, after the sentence that introduces them; null if
 * there is no such list. Each item is a source. The whole list is one hypothesis.
 */
export function listAnswer(asked: QuestionContext): TextAnswer | null {
  const list = findList(asked.candidates, asked.question, asked.store)
  if (list === null) return null
  const fitted = asked.certainty - Math.max(0, (asked.candidates[0]?.logOdds ?? 0) - list.seed.logOdds)
  const { leadIn } = list
  const items = list.items.slice(0, MAX_ITEMS)
  const claims: Claim[] = []
  const lines: string[] = []
  const shownItems = items.map(shownText)
  const [first] = items
  const isNumbered = items.every((item) => NUMBER.test(itemText(item)))
  const startsWithLeadIn = leadIn !== null && first !== undefined && isNear(leadIn, first)
  if (leadIn !== null && !startsWithLeadIn)
    claims.push(claimOf(leadIn.place, leadIn.span, leadIn.span, list, fitted, asked))
  for (const [i, { place, span }] of items.entries()) {
    const start = i === 0 && startsWithLeadIn ? leadIn.span.start : span.start
    claims.push(claimOf(place, span, { start, end: span.end }, list, fitted, asked))
    const mark = isNumbered ? `${i + 1}.` : '-'
    lines.push(`${mark} ${escapeMarkdown(shownItems[i] ?? '')} [${claims.length}]`)
  }
  const title = leadIn?.text ?? titleOf(list)
  const opening = title === null ? [] : [escapeMarkdown(title) + (leadIn === null ? '' : ' [1]'), '']
  const more = list.items.length - items.length
  const ending = more > 0 ? ['', `The list has ${more} more.`] : []
  const confidence = claims[0]?.confidence ?? 0
  const caution = confidence < MIN_ASSERTED ? [sayUnsure(claims.length), ''] : []
  return {
    claims,
    hypotheses: [
      {
        hypothesis: shorten(
          [
            ...(title === null ? [] : [title]),
            shownItems.map((text) => text.replace(/[.;,]$/, '')).join('; '),
          ].join(' '),
        ),
        confidence,
        reasoning: reasoningOf(list),
        sources: [list.seed.passage.filename],
        supporting: new Set(items.map(({ place }) => place.pageIndex)).size,
        contradicting: 0,
      },
    ],
    response: [...caution, ...opening, ...lines, ...ending].join('\n'),
    citations: claims.map((_, source) => ({ marker: source + 1, source })),
    contradictions: [],
  }
}

function reasoningOf({ items, seed }: FoundList): string {
  const page = items[0]?.place.page.number ?? null
  return `From one list of ${items.length} items in ${seed.passage.filename}${page === null ? '' : `, page ${page}`}.`
}

/** The innermost title above a list without a lead-in sentence. */
function titleOf({ items: [first] }: FoundList): string | null {
  const title = first?.place.block.headings.at(-1)
  return title === undefined ? null : `${title.replace(/:$/, '')}:`
}

/** Whether one excerpt can contain the lead-in sentence and the first item. */
function isNear({ place, span }: { place: Place; span: Span }, first: ListItem): boolean {
  const { end } = first.span
  return place.page === first.place.page && end - span.start <= MAX_EXCERPT_LENGTH
}

/** The term and the first sentence of its definition, or the first sentence of the item. */
function shownText(item: ListItem): string {
  const { place, span } = item
  const isTerm = place.block.kind === 'term'
  const [sentence] = sentencesOf(
    place.page,
    { start: isTerm ? place.block.end : span.start, end: span.end },
    'en',
  )
  const text = withoutBullet(sentence?.text ?? itemText(item)).replace(NUMBER, '')
  return shorten(isTerm ? `${placeText(place).replace(/[:.]$/, '')}: ${text}` : text, MAX_ITEM_LENGTH)
}

function claimOf(
  place: Place,
  own: Span,
  source: Span,
  { seed }: FoundList,
  fitted: number,
  asked: QuestionContext,
): Claim {
  const { passage } = seed
  const from = place.block.kind === 'term' ? place.block.end : own.start
  const [first] = sentencesOf(place.page, { start: from, end: own.end }, passage.language)
  const text = place.page.text.slice(own.start, own.end)
  const sentence = first ?? new Sentence(text, own.start, own.end, place.block, passage.language, false)
  return plainClaim(
    passageOf(place, own.start, passage, asked),
    sentence,
    withinLength(source, first),
    fitted,
    asked,
  )
}

/** The passage that contains an offset of a page. */
function passageOf(
  { page }: Place,
  offset: number,
  seed: StoredPassage,
  { store }: QuestionContext,
): StoredPassage {
  const passages = store.documents.get(seed.documentId)?.passages ?? []
  return (
    passages.find((passage) => passage.page === page && passage.start <= offset && offset < passage.end) ??
    seed
  )
}

/** A longer item is cited with its first sentence only. */
function withinLength({ start, end }: Span, first: Sentence | undefined): Span {
  if (end - start <= MAX_EXCERPT_LENGTH) return { start, end }
  return { start, end: first?.end ?? start + MAX_EXCERPT_LENGTH }
}
