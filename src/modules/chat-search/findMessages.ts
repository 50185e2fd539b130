import type { ChatSession } from '../../api/types.ts'
import { containsWords, excerptAround, foldText, searchWords } from '../../lib/text/search.ts'

/** The texts of a chat session's messages, oldest first, without Markdown syntax and citations. */
export interface ChatTexts {
  session: ChatSession
  texts: readonly { text: string; folded: string }[]
}

/** A message that contains every word of a query. */
export interface MessageMatch {
  session: ChatSession
  /** The index of the message in its thread. */
  index: number
  /** The part of its text that contains the first word. */
  text: string
}

/** The first message of each chat session that contains every word of the query, in the order of the sessions. */
export function findMessages(chats: readonly ChatTexts[], query: string): MessageMatch[] {
  const words = searchWords(query)
  if (words.length === 0) return []
  return chats.flatMap(({ session, texts }) => {
    const index = texts.findIndex(({ folded }) => containsWords(folded, words))
    const found = texts[index]
    if (found === undefined) return []
    return [{ session, index, text: excerptAround(found.text, words) }]
  })
}

/** A message's text for the search. */
export function toText(markdown: string) {
  const text = markdown
    .replaceAll(/\s?\[\d{1,3}\]|[*_`#>|~]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return { text, folded: foldText(text) }
}
