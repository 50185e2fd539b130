// The browser page of chat.test.ts: the chat with a thread of a given length.
import { useMachine } from '@xstate/react'
import { createChatSession } from '../../../mocks/factories/chatSession.ts'
import { ChatView } from '../../../src/flows/chat/layout/ChatView.tsx'
import { chatMachine } from '../../../src/flows/chat/machine/chat.machine.ts'
import type { LoadedThread, ThreadMessage } from '../../../src/flows/chat/messages/messages.ts'
import { fromCall } from '../../../src/lib/xstate/fromCall.ts'
import { fullThread } from '../../../stories/support/chat.ts'
import { timeToShow, timeToType } from '../support/rendering.ts'
import '../../../src/theme/global.css.ts'

declare global {
  interface Window {
    /** Answers the last question. */
    answer: () => void
  }
}

function messageAt(index: number): ThreadMessage {
  const message = fullThread[index % fullThread.length]
  if (message === undefined) throw new Error('The sample thread has no messages.')
  return { ...message, id: `m${index}`, content: `${index}: ${message.content}` }
}

let answerCount = 0

function createMachine(messages: readonly ThreadMessage[]) {
  return chatMachine.provide({
    actors: {
      listSessions: fromCall(async () => [
        createChatSession({ id: 'long', title: 'A long one', message_count: messages.length }),
      ]),
      loadThread: fromCall<LoadedThread, { sessionId: string }>(async () => ({
        messages,
        pendingQuestion: null,
      })),
      ask: fromCall(async () => {
        await new Promise<void>((resolve) => {
          window.answer = resolve
        })
        answerCount += 1
        return { ...messageAt(3), id: `answered ${answerCount}`, content: `Answered ${answerCount}.` }
      }),
    },
  })
}

function Chat({ machine }: { machine: ReturnType<typeof createMachine> }) {
  const [state, send] = useMachine(machine, { input: { hasBackend: true, openId: 'long' } })
  return (
    <ChatView
      state={state}
      send={send}
      userName="Mira"
      assistantName="Mnemosyne"
      contradictionAlerts={false}
    />
  )
}

window.mount = (count) => {
  const machine = createMachine(Array.from({ length: count }, (_, index) => messageAt(index)))
  return timeToShow(
    <Chat machine={machine} />,
    () => document.querySelector(`[data-index="${count - 2}"]`) !== null,
  )
}

window.type = (text) => timeToType('textarea', text)
