import type { ChatSession } from '../../../api/types.ts'
import { foldText } from '../../../lib/text/search.ts'

/** The sessions with each of these words in their title; accents and capitals do not count. */
export function sessionsWith(sessions: readonly ChatSession[], query: string): readonly ChatSession[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return sessions
  return sessions.filter(({ title }) => {
    const text = foldText(title)
    return words.every((word) => text.includes(word))
  })
}
