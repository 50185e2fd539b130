import { useRef } from 'react'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import type { chatMachine } from '../machine/chat.machine.ts'
import type { ChatEvent } from '../machine/chat.types.ts'
import { chatTimes } from '../machine/chatSessions.ts'

export interface DeleteChatDialogProps {
  state: ViewState<typeof chatMachine>
  send: (event: ChatEvent) => void
}

/** Confirms the deletion of a chat session. Then focuses the next chat session, because the item is removed. */
export function DeleteChatDialog({ state, send }: DeleteChatDialogProps) {
  const { deletion, sessions } = state.context
  const nextFocusRef = useRef<HTMLElement>(null)
  const session = sessions.find(({ id }) => id === deletion?.id)
  return (
    <ConfirmDialog
      open={deletion !== null}
      title="Delete this chat?"
      confirmLabel="Delete chat"
      danger
      busy={state.matches({ connected: { deletion: 'deleting' } })}
      error={deletion?.failure}
      finalFocus={() => nextFocusRef.current}
      onConfirm={() => {
        nextFocusRef.current = focusAfterDeletion(deletion?.id ?? '')
        send({ type: 'deletion.confirmed' })
      }}
      onCancel={() => {
        nextFocusRef.current = null
        send({ type: 'deletion.cancelled' })
      }}
    >
      {session === undefined ? (
        'This chat'
      ) : (
        <>
          “<bdi>{toDisplayName(session.title)}</bdi>” ({chatTimes(sessions).get(session.id)})
        </>
      )}{' '}
      and all its messages will be deleted. This action cannot be undone. Your documents stay.
    </ConfirmDialog>
  )
}

/** The button of the next or previous chat session, otherwise "New Chat". */
function focusAfterDeletion(id: string): HTMLElement | null {
  // On phones the list is rendered twice, and one is hidden.
  const items = [...document.querySelectorAll(`[data-chat-session="${CSS.escape(id)}"]`)]
  const item = items.find((each) => each.checkVisibility())
  const next =
    item?.nextElementSibling ?? item?.previousElementSibling ?? item?.closest('[data-chat-sessions]')
  return next?.querySelector('button') ?? null
}
