import { useCallback, useRef, useState } from 'react'
import { useUrlParams } from '../../../lib/url/useUrlParams.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import type { chatMachine } from '../machine/chat.machine.ts'
import type { ChatEvent } from '../machine/chat.types.ts'
import { CHAT_PARAMS, type ChatParams, chatParamsOf, NEW_CHAT, shownQuestion } from './chatParams.ts'
import type { LinkedMessage } from './useLinkedMessage.ts'

/**
 * Keeps the values of `CHAT_PARAMS` in the URL. A chat session that the user selects adds an entry to the history; one that is created by the first question, or replaces a deleted one, does not.
 *
 * Returns `send` for the View, and the question of the link that opened the page until the user asks or opens a chat.
 */
export function useChatUrl(
  state: ViewState<typeof chatMachine>,
  send: (event: ChatEvent) => void,
  linkedMessage: LinkedMessage | null,
): { send: (event: ChatEvent) => void; linkedQuestion: string | null } {
  const { search, selectedId, passage, page } = state.context
  const [linkedQuestion, setLinkedQuestion] = useState<string | null>(null)
  const question = shownQuestion(state)
  if (question !== null && linkedQuestion !== null) setLinkedQuestion(null)
  const isSelecting = useRef(false)

  useUrlParams({
    params: CHAT_PARAMS,
    values: {
      ...chatParamsOf(state),
      question: question ?? linkedQuestion,
      message: linkedMessage?.sessionId === selectedId ? linkedMessage.index + 1 : null,
    },
    onFollow: (followed) => follow(followed),
    isUserChoice() {
      const isChoice = isSelecting.current
      isSelecting.current = false
      return isChoice
    },
  })

  function follow(followed: ChatParams) {
    setLinkedQuestion(followed.question)
    if (followed.search !== search) send({ type: 'search.edited', search: followed.search })
    // The chat that is open stays open.
    if (followed.session === null) return
    if (followed.session !== NEW_CHAT) send({ type: 'session.selected', id: followed.session })
    else if (selectedId !== null) send({ type: 'newChat.requested' })
    if (followed.documents !== null) send({ type: 'scope.chosen', documentIds: followed.documents })
    if (followed.passage === null) send({ type: 'passage.closed' })
    else if (!isSamePassage(followed, { passage, page }) || followed.session !== selectedId)
      send({ type: 'passage.opened', passage: followed.passage, page: followed.page })
  }

  const sendFromView = useCallback(
    (event: ChatEvent) => {
      if (event.type === 'newChat.requested' || event.type === 'session.selected') setLinkedQuestion(null)
      isSelecting.current =
        event.type === 'newChat.requested'
          ? selectedId !== null
          : event.type === 'session.selected' && event.id !== selectedId
      send(event)
    },
    [send, selectedId],
  )
  return { send: sendFromView, linkedQuestion }
}

function isSamePassage(
  a: Pick<ChatParams, 'passage' | 'page'>,
  b: Pick<ChatParams, 'passage' | 'page'>,
): boolean {
  return CHAT_PARAMS.passage.format(a.passage) === CHAT_PARAMS.passage.format(b.passage) && a.page === b.page
}
