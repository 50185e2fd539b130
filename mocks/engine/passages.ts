import { firstIndex } from './text/firstIndex.ts'
import type { Language } from './text/language.ts'
import { type Span, sentences, trimmed } from './text/sentences.ts'
import { countWords, wordSpans } from './text/wordSpans.ts'
import type { Block, ExtractedPage } from './types.ts'

const TARGET_WORDS = 120
/** Number of words that a passage repeats from the previous one, so that adjacent sentences share a passage. */
const OVERLAP_WORDS = 20
/** A shorter remainder of a page is added to the previous passage. */
const MIN_WORDS = 30

interface Piece extends Span {
  readonly words: number
}

/** A part of a page and the titles of the sections that contain it. */
export interface PagePassage extends Span {
  readonly headings: readonly string[]
}

/** Splits the sections of a page into passages of whole sentences. Sections shorter than a passage are joined. */
export function splitPage(
  { text, blocks }: Pick<ExtractedPage, 'text' | 'blocks'>,
  language: Language,
): PagePassage[] {
  return sectionsOf(text, blocks).flatMap(({ start, end, headings }) =>
    splitPassages(text.slice(start, end), language).map((span) => ({
      start: start + span.start,
      end: start + span.end,
      headings,
    })),
  )
}

/** The titles of the sections that contain an offset of a page, outermost first. */
export function headingsAt(
  { text, blocks }: Pick<ExtractedPage, 'text' | 'blocks'>,
  offset: number,
): readonly string[] {
  const block = blocks[firstIndex(blocks, ({ end }) => end > offset)]
  return block === undefined ? [] : sectionOf(text, block)
}

/** The parts of a page between headings. A section of few words is joined to the next. Fragments are left out. */
function sectionsOf(text: string, blocks: readonly Block[]): PagePassage[] {
  const sections: (PagePassage & { readonly words: number })[] = []
  let isApart = true
  for (const block of blocks) {
    const { kind, start, end } = block
    const open = sections.at(-1)
    if (kind === 'fragment') isApart = true
    else {
      const isNew = isApart || open === undefined || (kind === 'heading' && open.words >= MIN_WORDS)
      // Only whether a section has this many words matters.
      const words = !isNew && open.words >= MIN_WORDS ? 0 : countWords(text.slice(start, end))
      if (isNew) sections.push({ start, end, headings: sectionOf(text, block), words })
      else sections[sections.length - 1] = { ...open, end, words: open.words + words }
      isApart = false
    }
  }
  return sections
}

/** The titles of the sections that contain a block; a heading is in the section that it starts. */
function sectionOf(text: string, { kind, start, end, headings }: Block): readonly string[] {
  return kind === 'heading' ? [...headings, text.slice(start, end)] : headings
}

/** Splits a text into passages of whole sentences. Only sentences longer than a passage are split. */
export function splitPassages(text: string, language: Language): Span[] {
  const pieces = sentences(text, language).flatMap((sentence) => splitSentence(text, sentence))
  const passages: Span[] = []
  let from = 0
  while (from < pieces.length) {
    const to = passageEnd(pieces, from)
    const first = pieces[from]
    const last = pieces[to - 1]
    if (first === undefined || last === undefined) break
    passages.push({ start: first.start, end: last.end })
    from = to === pieces.length ? to : nextPassageStart(pieces, from, to)
  }
  return passages
}

/** Adds sentences up to the target length, and the rest of the page if it is short. */
function passageEnd(pieces: readonly Piece[], from: number): number {
  let count = 0
  let to = from
  while (to < pieces.length && (to === from || count + (pieces[to]?.words ?? 0) <= TARGET_WORDS)) {
    count += pieces[to]?.words ?? 0
    to += 1
  }
  let rest = 0
  let next = to
  while (next < pieces.length && rest < MIN_WORDS) {
    rest += pieces[next]?.words ?? 0
    next += 1
  }
  return rest < MIN_WORDS ? pieces.length : to
}

/** The start of the next passage: moved back by whole sentences up to the overlap, at most half a passage. */
function nextPassageStart(pieces: readonly Piece[], from: number, to: number): number {
  let start = to
  let overlap = 0
  while (start - 1 > from && overlap < OVERLAP_WORDS) {
    overlap += pieces[start - 1]?.words ?? 0
    if (overlap > TARGET_WORDS / 2) break
    start -= 1
  }
  return start
}

/** Splits a sentence into pieces of at most one passage. Some texts have no periods for pages. */
function splitSentence(text: string, sentence: Span): Piece[] {
  const count = countWords(text.slice(sentence.start, sentence.end))
  if (count <= TARGET_WORDS) return [{ ...sentence, words: count }]
  const starts = wordSpans(text.slice(sentence.start, sentence.end)).map(
    ({ start }) => sentence.start + start,
  )
  const pieces: Piece[] = []
  for (let i = 0; i < starts.length; i += TARGET_WORDS) {
    const start = i === 0 ? sentence.start : (starts[i] ?? sentence.end)
    const end = starts[i + TARGET_WORDS] ?? sentence.end
    pieces.push({ ...trimmed(text, start, end), words: Math.min(TARGET_WORDS, starts.length - i) })
  }
  return pieces
}
