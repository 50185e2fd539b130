import type { ExtractedDocument } from '../../types.ts'
import { escapeMarkdown } from '../quotation.ts'
import { blocksOf, numberOf } from './findPlace.ts'
import type { NamedPlace } from './placeInQuestion.ts'

/** Says that a place does not exist, and which do; null if the documents cannot tell. */
export function missingPlace(place: NamedPlace, documents: readonly ExtractedDocument[]): string | null {
  if (place.kind === 'page') return missingPage(documents)
  if (place.kind === 'part') return null
  const numbers = documents.flatMap((one) =>
    blocksOf(one).flatMap(({ block, text }) => (block.kind === 'heading' ? (numberOf(text) ?? []) : [])),
  )
  const first = numbers
    .filter((number) => /^\d+$/.test(number))
    .map(Number)
    .sort((a, b) => a - b)
  const label = place.label.toLowerCase()
  const none = `There is no ${label} ${place.number}.`
  if (place.kind === 'annex' || first.length < 2) return none
  return `${none} They are numbered from ${first[0]} to ${first.at(-1)}.`
}

function missingPage(documents: readonly ExtractedDocument[]): string {
  const counts = documents.map(({ filename, pages }) => ({
    filename,
    count: pages.filter(({ number }) => number !== null).length,
  }))
  const paged = counts.filter(({ count }) => count > 0)
  const [only] = paged
  if (only === undefined) return 'There are no pages in this format. Ask about a section instead.'
  if (documents.length === 1) return `The document has ${pagesOf(only.count)}.`
  return `There is no such page: ${paged.map(({ filename, count }) => `${escapeMarkdown(filename)} has ${pagesOf(count)}`).join(', ')}.`
}

function pagesOf(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`
}
