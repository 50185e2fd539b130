import type { ScannedPage } from './recognition/scannedPage.ts'
import { STATING_KINDS } from './text/sentence.ts'
import type { BlockKind, ExtractedDocument, ExtractedPage, Notice } from './types.ts'

type Pages = ExtractedDocument['pages']

/** Less of the text in sentences, or fewer pages with text, are little. */
const LITTLE_TEXT = 0.1
const FEW_PAGES = 0.2
/** More characters that are not known are reported. */
const MANY_UNREADABLE = 0.05

const CONTENTS: Readonly<Partial<Record<BlockKind, string>>> = {
  heading: 'headings',
  term: 'terms of a list',
  code: 'program code',
  fragment: 'single words and numbers, as in figures and tables of contents',
}

/** Whether a document has a sentence, a list item or a table row. */
export function hasSentences({ pages }: Pick<ExtractedDocument, 'pages'>): boolean {
  return pages.some(({ blocks }) => blocks.some(({ kind }) => STATING_KINDS.has(kind)))
}

/** The notice that nothing or little of a document is in sentences, or none. */
export function sentenceNotices(pages: Pages): Notice[] {
  const lengths = lengthsByKind(pages)
  const all = sum(lengths.values())
  const stated = sum([...lengths].flatMap(([kind, length]) => (STATING_KINDS.has(kind) ? length : [])))
  if (all > 0 && stated < all * LITTLE_TEXT) {
    const [kind] =
      [...lengths].filter(([each]) => !STATING_KINDS.has(each)).sort(([, a], [, b]) => b - a)[0] ?? []
    const share = stated === 0 ? 'None' : `Only ${percent(stated / all)}`
    const contents = (kind && CONTENTS[kind]) ?? 'other text'
    return [
      notice(
        'no-sentences',
        `${share} of the text ${placeOf(pages)} is in sentences. Most of it is ${contents}.`,
      ),
    ]
  }
  const count = pages.filter(({ number, text }) => number === null || text.trim() !== '').length
  if (count >= pages.length * FEW_PAGES) return []
  return [
    notice(
      'no-sentences',
      `Only ${count} of its ${pages.length} pages ${count === 1 ? 'has' : 'have'} text.`,
    ),
  ]
}

/** The notice that the characters of a PDF are not known, or none. */
export function unreadableNotices(unreadable: number, characters: number): Notice[] {
  if (unreadable <= characters * MANY_UNREADABLE) return []
  const share = percent(unreadable / characters)
  return [
    notice(
      'unreadable-characters',
      `${share} of the characters cannot be read, because the file does not say which letters its fonts draw. They are left out.`,
    ),
  ]
}

/** The notices that pages were read by text recognition, or could not be read. */
export function scanNotices(scans: readonly ScannedPage[]): Notice[] {
  const pages = (kind: ScannedPage['kind']) => scans.filter((page) => page.kind === kind)
  const numbers = (of: readonly ScannedPage[]) => pageRanges(of.map(({ number }) => number))
  const [read, pictures, failed] = [pages('text'), pages('picture'), pages('failed')]
  const notices: Notice[] = []
  if (read.length > 0)
    notices.push(
      notice(
        'scan',
        `${numbers(read)} ${read.length === 1 ? 'was' : 'were'} read from a scan. Check numbers and names that matter in the original.`,
      ),
    )
  for (const reason of new Set(failed.map((page) => page.reason))) {
    const same = failed.filter((page) => page.reason === reason)
    notices.push(notice('unread-pages', `${numbers(same)} could not be read: ${reason}.`))
  }
  if (pictures.length > 0)
    notices.push(
      notice(
        'unread-pages',
        `${numbers(pictures)} ${pictures.length === 1 ? 'is a picture' : 'are pictures'} without text.`,
      ),
    )
  return notices
}

/** For example 'Pages 2–4 and 9'. */
function pageRanges(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last !== undefined && last[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  const texts = ranges.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`))
  const list = new Intl.ListFormat('en-US').format(texts)
  return `${numbers.length === 1 ? 'Page' : 'Pages'} ${list}`
}

export function encodingNotices({ encoding, isCertain }: { encoding: string; isCertain: boolean }): Notice[] {
  if (isCertain) return []
  return [
    notice('uncertain-encoding', `It was read as ${encoding}. If letters are wrong, choose another one.`),
  ]
}

function notice(kind: Notice['kind'], message: string): Notice {
  return { kind, message }
}

function lengthsByKind(pages: Pages): Map<BlockKind, number> {
  const lengths = new Map<BlockKind, number>()
  for (const { blocks } of pages)
    for (const { kind, start, end } of blocks) lengths.set(kind, (lengths.get(kind) ?? 0) + end - start)
  return lengths
}

function placeOf(pages: readonly ExtractedPage[]): string {
  if (pages[0]?.number == null) return 'in it'
  return pages.length === 1 ? 'on its page' : `on its ${pages.length} pages`
}

function percent(share: number): string {
  return share < 0.01 ? 'less than 1 %' : `${Math.round(share * 100)} %`
}

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}
