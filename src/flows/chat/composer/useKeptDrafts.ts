import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { KeptDrafts } from '../../../device/drafts.ts'
import type { ChatContext } from '../chat.base.ts'
import type { chatMachine } from '../chat.machine.ts'
import { isUnderWay, questionsUnderWay } from '../pendingAnswers.ts'
import { draftWith, openQuestion } from '../thread/messages.ts'
import type { Drafts } from './drafts.ts'
import { withDraft } from './drafts.ts'

/** How long typing may go on before it is kept, in milliseconds. */
const KEEP_AFTER = 400

/** The chat as this person left it. A question nobody answered is typed again; one still on its way is not. */
export function keptChatOf(
  userId: string,
  { drafts, asked, openId }: KeptDrafts,
): { drafts: Drafts; openId: string | null } {
  const unanswered = Object.entries(asked).filter(([id]) => !isUnderWay(userId, id))
  const all = unanswered.reduce<Drafts>(
    (texts, [id, question]) => withDraft(texts, id, draftWith({ content: question }, texts[id] ?? '')),
    drafts,
  )
  return { drafts: all, openId }
}

/** Has kept what is typed and where, while it is typed and when the chat is left. */
export function useKeptDrafts(
  actor: ActorRefFrom<typeof chatMachine>,
  userId: string,
  keepChat: (kept: KeptDrafts) => void,
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let seen = actor.getSnapshot().context
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      keepChat({ drafts: seen.drafts, asked: askedIn(seen, userId), openId: seen.selectedId })
    }
    const subscription = actor.subscribe(({ context }) => {
      const hasChanged =
        context.drafts !== seen.drafts ||
        context.messages !== seen.messages ||
        context.selectedId !== seen.selectedId
      seen = context
      if (hasChanged) timer ??= setTimeout(keep, KEEP_AFTER)
    })
    window.addEventListener('pagehide', keep)
    return () => {
      subscription.unsubscribe()
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [actor, userId, keepChat])
}

/** The questions without an answer: those on their way, and the one that the open thread ends with. */
function askedIn({ messages, selectedId }: ChatContext, userId: string): Record<string, string> {
  const open = openQuestion(messages)
  return { ...questionsUnderWay(userId), ...(open && { [selectedId ?? '']: open.content }) }
}
