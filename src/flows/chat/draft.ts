import type { ChatContext } from './chat.setup.ts'
import { draftWith, openQuestion } from './messages.ts'

let kept: { userId: string; text: string } | null = null

/**
 * Keeps what was typed and not answered, for when the same person is back: from another page, or after signing in
 * again because the session ran out. It lives as long as the page and is stored nowhere.
 */
export function keepDraft(userId: string, { draft, messages }: ChatContext): void {
  kept = { userId, text: draftWith(openQuestion(messages), draft) }
}

export function draftOf(userId: string): string {
  return kept?.userId === userId ? kept.text : ''
}
