import type { ChatSession } from '../../../api/types.ts'
import { plainText } from '../../../lib/text/plainText.ts'

/** The sessions with each of these words in their title; accents and capitals do not count. */
export function sessionsWith(sessions: readonly ChatSession[], query: string): readonly ChatSession[] {
  const words = plainText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return sessions
  return sessions.filter(({ title }) => {
    const text = plainText(title)
    return words.every((word) => text.includes(word))
  })
}
