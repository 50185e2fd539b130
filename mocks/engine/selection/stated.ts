import type { DocumentStore } from '../documentStore.ts'
import { calendarDates } from '../text/dates.ts'
import type { SentenceBlock } from '../text/sentence.ts'
import type { Candidate } from './candidate.ts'

/**
 * When something was stated. What is not known is null; greater is later. Dates are as precise as they are known: '2026-10-28',
 * '2026-10' or '2026'.
 */
export interface Stated {
  /** The date of the entry or section. */
  readonly entry: string | null
  readonly document: string | null
  readonly version: number | null
  /** The position of the document in the order of upload. */
  readonly upload: number
}

const VERSION = /\b(?:version|v|edition|revision|rev\.?|issue)[\s:]{0,2}(\d+(?:\.\d+)*)/i
const AMENDMENT = /\bamendment(?:\sno\.?)?[\s:]{0,2}(\d+)/i
/** An amendment is later than any version of what it amends. */
const FIRST_AMENDMENT = 1000
const YEAR = /(?<![\d.,/-])20\d\d(?![\d.,/-])/
/** Where a document says its date and version. */
const TITLE_LENGTH = 500
/** Where an entry of a log or minutes has its date. */
const ENTRY_LENGTH = 40

/** The date of each paragraph, kept with it. */
const entries = new WeakMap<SentenceBlock, string | null>()

/** When the sentences of a store were stated. */
export function createStatedOf(
  store: DocumentStore,
): (place: Pick<Candidate, 'passage' | 'sentence'>) => Stated {
  const order = new Map([...store.documents.keys()].map((id, i) => [id, i]))
  const titles = new Map<string, Pick<Stated, 'document' | 'version'>>()
  return ({ passage: { documentId, page }, sentence: { block } }) => {
    const title = titles.get(documentId) ?? titleOf(documentId, store)
    titles.set(documentId, title)
    let entry = entries.get(block)
    if (entry === undefined) {
      const start = page.text.slice(block.start, block.start + ENTRY_LENGTH)
      entry = latestDate(block.headings.join('\n')) ?? latestDate(start)
      entries.set(block, entry)
    }
    return { ...title, entry, upload: order.get(documentId) ?? 0 }
  }
}

function titleOf(documentId: string, { documents }: DocumentStore): Pick<Stated, 'document' | 'version'> {
  const { extracted } = documents.get(documentId) ?? {}
  const start = extracted?.pages[0]?.text.slice(0, TITLE_LENGTH) ?? ''
  const name = `${extracted?.filename.replace(/[_-]+/g, ' ')}\n${start}`
  const title = name.split('\n').slice(0, 2).join('\n')
  const [, amendment] = AMENDMENT.exec(title) ?? []
  const [, number] = VERSION.exec(name) ?? []
  const [year = null] = YEAR.exec(title) ?? []
  return {
    document: latestDate(start) ?? year,
    version:
      amendment !== undefined
        ? FIRST_AMENDMENT + Number(amendment)
        : number === undefined
          ? null
          : versionNumber(number),
  }
}

/** '1.10' is later than '1.9'. */
function versionNumber(text: string): number {
  return text.split('.').reduce((sum, part, i) => sum + Number(part) / 1000 ** i, 0)
}

/** The latest date of a text with year and month, or null. */
function latestDate(text: string): string | null {
  const dates = calendarDates(text).flatMap(({ years, month, day }) =>
    years === null || month === null
      ? []
      : [[years[1], month, day].flatMap((part) => (part === null ? [] : [twoDigits(part)])).join('-')],
  )
  return dates.sort().at(-1) ?? null
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0')
}
