import { containsWords, foldText, searchWords } from '../../../lib/text/search.ts'
import type { Concept } from './concepts.ts'

/** The concepts whose name contains every word of the search text. */
export function matchingConcepts(concepts: readonly Concept[], search: string): readonly Concept[] {
  const words = searchWords(search)
  return words.length === 0 ? concepts : concepts.filter(({ name }) => containsWords(foldText(name), words))
}
