import type { Block, ExtractedDocument } from '../../types.ts'
import type { DocumentPart } from './documentPart.ts'
import type { NamedPlace } from './placeInQuestion.ts'

export interface BlockPlace {
  readonly pageIndex: number
  readonly block: Block
  readonly text: string
}

export function blocksOf({ pages }: ExtractedDocument): BlockPlace[] {
  return pages.flatMap(({ blocks, text }, pageIndex) =>
    blocks.map((block) => ({ pageIndex, block, text: text.slice(block.start, block.end) })),
  )
}

/** The part of a document that a question names, or null. */
export function findPlace(
  documentId: string,
  extracted: ExtractedDocument,
  place: NamedPlace,
): DocumentPart | null {
  if (place.kind === 'page') return findPage(documentId, extracted, place.number)
  const blocks = blocksOf(extracted)
  const title = blocks.findIndex(({ block, text }) => block.kind === 'heading' && isTitleOf(text, place))
  if (title >= 0) return partOf(documentId, blocks.slice(title, endOfSection(blocks, title)))
  if (place.kind !== 'section') return null
  // A numbered paragraph without a title: '12.3 If the premises …'.
  const first = blocks.findIndex(({ block, text }) => isText(block) && numberOf(text) === place.number)
  if (first < 0) return null
  const next = blocks.findIndex(
    ({ block, text }, i) =>
      i > first && (block.kind === 'heading' || (isText(block) && numberOf(text) !== null)),
  )
  return partOf(documentId, blocks.slice(first, next < 0 ? blocks.length : next))
}

function findPage(
  documentId: string,
  { pages }: ExtractedDocument,
  number: number | 'last',
): DocumentPart | null {
  const at = number === 'last' ? pages.length - 1 : pages.findIndex((page) => page.number === number)
  const page = pages[at]
  if (page === undefined || page.number === null) return null
  return { documentId, spans: new Map([[at, { start: 0, end: page.text.length }]]) }
}

/** Ends before the next heading that is not below it. */
function endOfSection(blocks: readonly BlockPlace[], title: number): number {
  const depth = blocks[title]?.block.headings.length ?? 0
  const number = numberOf(blocks[title]?.text ?? '')
  const end = blocks.findIndex(({ block, text }, i) => {
    if (i <= title || block.kind !== 'heading') return false
    const isBelow = number !== null && (numberOf(text)?.startsWith(`${number}.`) ?? false)
    return block.headings.length <= depth && !isBelow
  })
  return end < 0 ? blocks.length : end
}

function partOf(documentId: string, blocks: readonly BlockPlace[]): DocumentPart {
  const spans = new Map<number, { start: number; end: number }>()
  for (const { pageIndex, block } of blocks) {
    const start = spans.get(pageIndex)?.start ?? block.start
    spans.set(pageIndex, { start, end: block.end })
  }
  return { documentId, spans }
}

function isText({ kind }: Block): boolean {
  return kind === 'paragraph' || kind === 'item' || kind === 'row'
}

const ANNEX =
  /^(?:appendix|annex|schedule|anhang|anlage|apéndice|anexo|annexe|appendice|allegato|приложение|ملحق|الملحق)\s+/i
const SECTION =
  /^(?:chapter|section|clause|article|paragraph|§|kapitel|abschnitt|artikel|cap[ií]tulo|secci[oó]n|chapitre|capitolo|sezione|глава|раздел|الفصل|القسم)\s*/i

/** The number at the start of a title or paragraph: '2.2' of 'Section 2.2 Linux'; null without one. */
export function numberOf(text: string): string | null {
  const number = /^(?:(\d+(?:\.\d+)*)|([A-Z](?:\.\d+)*))(?:[.):]*\s|[.):]+$|$)/.exec(
    text.replace(SECTION, ''),
  )
  return number?.[1] ?? number?.[2] ?? null
}

function isTitleOf(text: string, place: NamedPlace): boolean {
  if (place.kind === 'page') return false
  if (place.kind === 'annex') {
    const number = /^(\d+|[A-Z])(?![\p{L}\d])/iu.exec(text.replace(ANNEX, ''))?.[1]
    return ANNEX.test(text) && number?.toUpperCase() === place.number
  }
  if (place.kind === 'section')
    return numberOf(text) === place.number || /^第\s*(\d+)\s*[章节節条條]/u.exec(text)?.[1] === place.number
  const name = text.replace(/^(?:[A-Z]|\d+(?:\.\d+)*)[.):]?\s+/, '').toLowerCase()
  const stem = place.name.replace(/s$/, '')
  return name.startsWith(stem) && name.length <= stem.length + 30
}
