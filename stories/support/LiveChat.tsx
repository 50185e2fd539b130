import { useMachine } from '@xstate/react'
import { StrictMode, useState } from 'react'
import { ChatView } from '../../src/flows/chat/ChatView.tsx'
import { chatMachine } from '../../src/flows/chat/chat.machine.ts'
import type { LoadedThread, ThreadMessage } from '../../src/flows/chat/thread/messages.ts'
import { fromCall } from '../../src/lib/xstate/fromCall.ts'
import { useEmitted } from '../../src/lib/xstate/useEmitted.ts'
import ToastRegion from '../../src/ui/Toasts/ToastRegion.tsx'
import { toasts } from '../../src/ui/Toasts/toasts.ts'
import { answer, sessions, thread } from './chat.ts'
import { InApp } from './inApp.tsx'

export interface LiveChatProps {
  /** Why the sessions cannot be listed; null where they can. */
  listFailure?: string | null
  /** Why a question is not answered; null where it is. */
  askFailure?: string | null
  /** How long an answer takes, in milliseconds. */
  answersAfter?: number
  messages?: ThreadMessage[]
  /** Hears what is copied or exported. */
  onTaken?: (text: string) => void
}

/** A backend of few words: it answers everything with the same answer, or fails. */
function machineOn({ listFailure, askFailure, answersAfter = 0, messages = thread }: LiveChatProps) {
  let answered = 0
  return chatMachine.provide({
    actors: {
      listSessions: fromCall(async ({ signal }) => {
        await Promise.resolve()
        signal.throwIfAborted()
        if (listFailure) throw new Error(listFailure)
        return [...sessions]
      }),
      loadThread: fromCall<LoadedThread, { sessionId: string }>(async () => ({
        messages,
        pendingQuestion: null,
      })),
      createSession: fromCall(async () => ({
        id: 'new',
        title: 'A new one',
        message_count: 0,
        created_at: '2026-11-21T10:00:00Z',
      })),
      deleteSession: fromCall(async () => {}),
      ask: fromCall(async () => {
        await new Promise((resolve) => setTimeout(resolve, answersAfter))
        if (askFailure) throw new Error(askFailure)
        answered += 1
        return { ...answer, id: `answered ${answered}` }
      }),
    },
  })
}

/** The chat with its machine running, for what only happens in motion. Strict, as in the app. */
export function LiveChat(props: LiveChatProps) {
  return (
    <StrictMode>
      <RunningChat {...props} />
    </StrictMode>
  )
}

function RunningChat(props: LiveChatProps) {
  const [machine] = useState(() => machineOn(props))
  const [state, send, actor] = useMachine(machine, { input: { hasBackend: true } })
  useEmitted(actor, {
    'failure.occurred': ({ title, text }) => toasts.error(title, text),
    'copy.requested': ({ text }) => props.onTaken?.(text),
    'export.requested': ({ title }) => props.onTaken?.(title),
  })
  return (
    <InApp page="Chat">
      <ChatView state={state} send={send} userName="Mira" assistantName="Mnemosyne" contradictionAlerts />
      <ToastRegion timeout={0} />
    </InApp>
  )
}
