import { passageText } from '../documentStore.ts'
import type { Stated } from '../selection/stated.ts'
import type { StatedSide } from './disagreement.ts'
import type { Placed } from './placed.ts'

export function toSide({ passage, sentence }: Placed, value: string, stated: Stated): StatedSide {
  const { documentId, filename, page } = passage
  return {
    documentId,
    filename,
    page: page.number,
    heading: sentence.block.headings.at(-1) ?? page.heading,
    date: stated.entry ?? stated.document,
    excerpt: sentence.text,
    value,
    start: sentence.start,
    end: sentence.end,
    context: passageText(passage),
  }
}
