import { useMemo } from 'react'
import type { ChatContext } from '../machine/chat.types.ts'
import { scopeOf, unavailableIds } from '../machine/scope.ts'
import { followUpsOf, questionsInScope } from '../machine/suggestions.ts'
import { threadMessages } from '../messages/messages.ts'

/** What the thread shows of the chat. The same arrays between renders, because the thread is memoized. */
export function useThread({
  messages: answered,
  pendingQuestion,
  scopes,
  selectedId,
  documents,
  suggestions,
  editedFrom,
}: ChatContext) {
  const messages = useMemo(
    () => threadMessages({ messages: answered, pendingQuestion }),
    [answered, pendingQuestion],
  )
  const [scope, unavailable] = useMemo(() => {
    const chat = { scopes, selectedId, messages, documents }
    return [scopeOf(chat), unavailableIds(chat)]
  }, [scopes, selectedId, messages, documents])
  const suggestedQuestions = useMemo(
    () => questionsInScope(suggestions?.questions ?? [], scope, documents ?? []),
    [suggestions, scope, documents],
  )
  const isEditing = editedFrom !== null
  const followUps = useMemo(
    () => (isEditing ? [] : followUpsOf(messages, suggestedQuestions)),
    [isEditing, messages, suggestedQuestions],
  )
  return { messages, scope, unavailable, suggestedQuestions, followUps }
}
