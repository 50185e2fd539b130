import { sentences } from '../../text/sentences.ts'
import { isTerminated } from './continues.ts'
import type { PdfDraft } from './drafts.ts'
import { joinTexts, type KeepsHyphen } from './joinRows.ts'

/** Blocks that can stand between the two parts of a sentence. */
function isFloat(draft: PdfDraft): boolean {
  return !draft.isRunning && draft.kind !== 'heading' && draft.kind !== 'term'
}

/** Joins the paragraphs that continue in the next column of the page. */
export function joinColumns(columns: readonly (readonly PdfDraft[])[], keepsHyphen: KeepsHyphen): PdfDraft[] {
  const page: PdfDraft[] = []
  for (const column of columns) {
    const rest = [...column]
    const [from, to] = [
      page.findLastIndex((draft) => !isFloat(draft)),
      rest.findIndex((draft) => !isFloat(draft)),
    ]
    const [head, tail] = [page[from], rest[to]]
    if (head !== undefined && tail !== undefined && isContinued(head, tail)) {
      page[from] = { ...head, text: joinTexts(head.text, tail.text, keepsHyphen), isFull: tail.isFull }
      rest.splice(to, 1)
    }
    for (const draft of rest) page.push(draft)
  }
  return page
}

/** Moves the end of each sentence that continues on the next page to the page where it begins. */
export function moveTails(pages: readonly PdfDraft[][], keepsHyphen: KeepsHyphen): void {
  pages.forEach((page, i) => {
    const next = pages[i + 1] ?? []
    const [from, to] = [
      page.findLastIndex((draft) => !isFloat(draft)),
      next.findIndex((draft) => !isFloat(draft)),
    ]
    const [head, tail] = [page[from], next[to]]
    if (head === undefined || tail === undefined || !isContinued(head, tail)) return
    const joined = joinTexts(head.text, tail.text, keepsHyphen)
    const removed = head.text.length + tail.text.length - joined.length
    const end = endOfFirstSentence(joined, head.text.length)
    const rest = joined.slice(end).trim()
    page[from] = { ...head, text: joined.slice(0, end), isFull: false }
    if (rest === '' || removed > tail.text.length) next.splice(to, 1)
    else next[to] = { ...tail, text: rest }
  })
}

/** The end of the sentence that contains the offset. */
function endOfFirstSentence(text: string, offset: number): number {
  return sentences(text).find(({ end }) => end > offset)?.end ?? text.length
}

function isContinued(head: PdfDraft, tail: PdfDraft): boolean {
  if (head.kind !== 'paragraph' && head.kind !== 'item') return false
  if (tail.kind !== 'paragraph' || isTerminated(head.text)) return false
  if (/^\p{Ll}/u.test(tail.text)) return true
  return head.isFull && !tail.isIndented && /[\p{Ll},\d]$/u.test(head.text)
}
