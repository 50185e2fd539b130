import { cutNotice } from '../notices.ts'
import type { ExtractedPage, Notice } from '../types.ts'

/** The text that is read of a document, in characters: some 4,000 pages. */
export const MAX_TEXT_LENGTH = 10_000_000

/** The whole lines of a text that are read. */
export function cutText(
  text: string,
  maximum = MAX_TEXT_LENGTH,
): { text: string; notices: readonly Notice[] } {
  if (text.length <= maximum) return { text, notices: [] }
  const kept = text.slice(0, text.lastIndexOf('\n', maximum) + 1 || maximum)
  let lines = 1
  for (let at = kept.indexOf('\n'); at >= 0; at = kept.indexOf('\n', at + 1)) lines += 1
  const last = kept.endsWith('\n') ? lines - 1 : lines
  return { text: kept, notices: [cutNotice(maximum, `line ${last.toLocaleString('en')}`)] }
}

/** The pages, or sections, that are read, at least one. A single paragraph of that length is cut inside. */
export function cutPages(
  pages: readonly ExtractedPage[],
  maximum = MAX_TEXT_LENGTH,
): { pages: readonly ExtractedPage[]; notices: readonly Notice[] } {
  let length = 0
  const kept = pages.filter(({ text }, i) => {
    length += text.length
    return length <= maximum || i === 0
  })
  const last = kept.at(-1)
  if (last === undefined || length <= maximum) return { pages, notices: [] }
  const place = last.number === null ? `the section “${last.heading ?? ''}”` : `page ${last.number}`
  return {
    pages: kept.map((page) => (page.text.length > maximum ? cutPage(page, maximum) : page)),
    notices: [cutNotice(maximum, place)],
  }
}

function cutPage(page: ExtractedPage, maximum: number): ExtractedPage {
  const blocks = page.blocks.filter(({ start }) => start < maximum)
  return {
    ...page,
    text: page.text.slice(0, maximum),
    blocks: blocks.map((block) => ({ ...block, end: Math.min(block.end, maximum) })),
  }
}
