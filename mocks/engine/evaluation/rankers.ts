import MiniSearch from 'minisearch'
import type { CreateRanker } from './baseline.ts'
import { createBm25 } from './bm25.ts'
import { segmentWords } from './segments.ts'

export const rankByBm25: CreateRanker = (texts) => {
  const rank = createBm25(texts.map(segmentWords))
  return (query) => rank(segmentWords(query))
}

/** MiniSearch with its default options. It divides words at white space and punctuation, so not those of Chinese. */
export const rankByMiniSearch: CreateRanker = (texts) => {
  const index = new MiniSearch<{ id: number; text: string }>({ fields: ['text'] })
  index.addAll(texts.map((text, id) => ({ id, text })))
  return (query) => index.search(query).map(({ id, score }) => ({ text: Number(id), score }))
}
