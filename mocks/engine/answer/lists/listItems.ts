import { type Span, sentences } from '../../text/sentences.ts'
import type { Block, ExtractedPage } from '../../types.ts'

export interface Place {
  readonly page: ExtractedPage
  readonly pageIndex: number
  readonly block: Block
}

/** An item of a list; for a definition list a term and its definition. Offsets are those of the page's text. */
export interface ListItem {
  readonly place: Place
  readonly span: Span
}

export interface ItemList {
  readonly leadIn: { readonly text: string; readonly place: Place; readonly span: Span } | null
  readonly items: readonly ListItem[]
}

/** Maximum number of other blocks, such as code, between two items of a list. */
const MAX_GAP = 3

/** The blocks of a page and of the pages before and after it. */
export function placesAround(pages: readonly ExtractedPage[], pageIndex: number): Place[] {
  return [pageIndex - 1, pageIndex, pageIndex + 1].flatMap((i) => {
    const page = pages[i]
    return page === undefined ? [] : page.blocks.map((block) => ({ page, pageIndex: i, block }))
  })
}

/** The list that contains or follows a block, or null. */
export function listAt(places: readonly Place[], at: number): ItemList | null {
  const { block } = places[at] ?? {}
  if (block === undefined) return null
  if (block.kind === 'item') return itemsAround(places, at)
  if (block.kind === 'term') return definitionsAround(places, at)
  const above = places[at - 1]?.block
  if (above?.kind === 'term' && block.context !== null) return definitionsAround(places, at - 1)
  const next = nextStated(places, at)
  const following = places[next]?.block
  if (following?.kind === 'item' && following.headings.at(-1) === block.headings.at(-1))
    return itemsAround(places, next)
  const introducesTerms = following?.kind === 'term' && placeText(places[at]).endsWith(':')
  return introducesTerms ? definitionsAround(places, next) : null
}

function nextStated(places: readonly Place[], at: number): number {
  return places.findIndex(({ block }, i) => i > at && block.kind !== 'fragment' && block.kind !== 'code')
}

/** Items with the same lead-in sentence in the same section. Between them may be code, nested lists or paragraphs. */
function itemsAround(places: readonly Place[], at: number): ItemList {
  const { block } = places[at] ?? {}
  const belongs = ({ block: other }: Place): boolean =>
    other.kind === 'item' &&
    other.context === block?.context &&
    other.headings.join('\n') === block?.headings.join('\n')
  const gap = block?.context === null ? 0 : MAX_GAP
  const before = walk(places, at, -1, belongs, gap).reverse()
  const found = [...before, ...places.slice(at, at + 1), ...walk(places, at, 1, belongs, gap)]
  const [first] = found
  return {
    leadIn: first === undefined ? null : leadInBefore(places, places.indexOf(first)),
    items: found.map((place) => ({ place, span: place.block })),
  }
}

/** Terms with their definitions in the same section. */
function definitionsAround(places: readonly Place[], at: number): ItemList {
  const section = places[at]?.block.headings.join('\n')
  const isPart = ({ block }: Place): boolean =>
    block.headings.join('\n') === section && (block.kind === 'term' || block.context !== null)
  const before = walk(places, at, -1, isPart, 0).reverse()
  const found = [...before, ...places.slice(at, at + 1), ...walk(places, at, 1, isPart, 0)]
  const items = found.flatMap((place, i): ListItem[] => {
    const next = found[i + 1]
    if (place.block.kind !== 'term' || next === undefined || next.block.kind === 'term') return []
    const end = next.page === place.page ? next.block.end : place.block.end
    return [{ place, span: { start: place.block.start, end } }]
  })
  const [first] = items
  return {
    leadIn: first === undefined ? null : leadInBefore(places, places.indexOf(first.place)),
    items,
  }
}

/** The places in one direction that belong to a list, without those between. Ends at a heading. */
function walk(
  places: readonly Place[],
  from: number,
  step: 1 | -1,
  belongs: (place: Place) => boolean,
  maxGap: number,
): Place[] {
  const found: Place[] = []
  let gap = 0
  for (let i = from + step; gap <= maxGap; i += step) {
    const place = places[i]
    if (place === undefined || place.block.kind === 'heading') break
    if (belongs(place)) {
      found.push(place)
      gap = 0
    } else if (place.block.kind !== 'fragment') gap += 1
  }
  return found
}

/** The last sentence of the paragraph before a list, in the same section. */
function leadInBefore(places: readonly Place[], first: number): ItemList['leadIn'] {
  const at = places.findLastIndex(({ block }, i) => i < first && block.kind !== 'fragment')
  const place = places[at]
  const item = places[first]
  if (place === undefined || item === undefined || place.block.kind !== 'paragraph') return null
  if (place.block.headings.at(-1) !== item.block.headings.at(-1)) return null
  const text = placeText(place)
  const last = sentences(text).at(-1)
  if (last === undefined) return null
  const { start } = place.block
  return {
    text: text.slice(last.start, last.end),
    place,
    span: { start: start + last.start, end: start + last.end },
  }
}

export function placeText(place: Place | undefined): string {
  return place === undefined ? '' : place.page.text.slice(place.block.start, place.block.end)
}
