import type { ExtractedDocument } from '../types.ts'

/** About 2,500 pages of prose. More would need a minute and a gigabyte of memory. */
export const MAX_CHARACTERS = 5_000_000

/** How much of the text before the cut the notice quotes. */
const QUOTED_LENGTH = 60

/** The start of a text that is too long, up to the end of a line or word. */
export function cutText(text: string, limit = MAX_CHARACTERS): string {
  if (text.length <= limit) return text
  const end = Math.max(text.lastIndexOf('\n', limit), text.lastIndexOf(' ', limit))
  return text.slice(0, end > limit / 2 ? end : limit)
}

/**
 * A document without the blocks after the limit. A notice says where it was cut.
 * @param source the text of the file if it is a text file, of which only `cutText` was read
 */
export function cutDocument(
  document: ExtractedDocument,
  source = '',
  limit = MAX_CHARACTERS,
): ExtractedDocument {
  const total = lengthOf(document)
  const read = cutText(source, limit)
  if (total > limit) {
    const cut = withoutRest(document, limit)
    return withNotice(cut, lengthOf(cut), Math.max(total, source.length), cut.pages.at(-1)?.text ?? '')
  }
  return read === source ? document : withNotice(document, read.length, source.length, read)
}

function lengthOf({ pages }: ExtractedDocument): number {
  return pages.reduce((sum, page) => sum + page.text.length, 0)
}

/** Ends with the last block that is inside the limit as a whole. */
function withoutRest(document: ExtractedDocument, limit: number): ExtractedDocument {
  const pages: ExtractedDocument['pages'][number][] = []
  let left = limit
  for (const page of document.pages) {
    const blocks = page.blocks.filter(({ end }) => end <= left)
    const text = page.text.slice(0, blocks.at(-1)?.end ?? 0)
    left -= text.length
    if (blocks.length > 0 || page.blocks.length === 0) pages.push({ ...page, text, blocks })
    if (blocks.length < page.blocks.length) break
  }
  return { ...document, pages }
}

function withNotice(
  document: ExtractedDocument,
  kept: number,
  total: number,
  text: string,
): ExtractedDocument {
  const end = text
    .slice(-QUOTED_LENGTH * 2)
    .replace(/\s+/g, ' ')
    .trim()
  const quoted = end.slice(end.indexOf(' ', Math.max(0, end.length - QUOTED_LENGTH)) + 1)
  const [first, all] = [kept, total].map((count) => count.toLocaleString('en-US'))
  const message = `Only the first ${first} characters (of ${all}) were read, up to “…${quoted}”. Divide the document and upload its parts.`
  return { ...document, notices: [...(document.notices ?? []), { kind: 'cut', message }] }
}
