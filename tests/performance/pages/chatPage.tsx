// The browser page of chat.test.ts: the chat with a thread of a given length.
import { useMachine } from '@xstate/react'
import { createRoot } from 'react-dom/client'
import { createChatSession } from '../../../mocks/factories/chatSession.ts'
import { ChatView } from '../../../src/flows/chat/ChatView.tsx'
import { chatMachine } from '../../../src/flows/chat/chat.machine.ts'
import type { LoadedThread, ThreadMessage } from '../../../src/flows/chat/thread/messages.ts'
import { fromCall } from '../../../src/lib/xstate/fromCall.ts'
import { fullThread } from '../../../stories/support/chat.ts'
import '../../../src/theme/global.css.ts'

declare global {
  interface Window {
    /** Renders a thread with `count` messages. Resolves to the milliseconds until its end is painted. */
    mount: (count: number) => Promise<number>
    /** Types into the composer letter by letter. Resolves to the milliseconds until the last one is painted. */
    type: (text: string) => Promise<number>
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

const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

let unmount = () => {}

window.mount = async (count) => {
  unmount()
  document.body.replaceChildren()
  await painted()
  const machine = createMachine(Array.from({ length: count }, (_, index) => messageAt(index)))
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  unmount = () => root.unmount()
  const start = performance.now()
  root.render(<Chat machine={machine} />)
  while (document.querySelector(`[data-index="${count - 2}"]`) === null) await painted()
  await painted()
  return performance.now() - start
}

window.type = async (text) => {
  const field = document.querySelector('textarea')
  const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  if (field === null || setValue === undefined) throw new Error('The composer is missing.')
  const start = performance.now()
  for (const value of Array.from(text, (_, index) => text.slice(0, index + 1))) {
    setValue.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await painted()
  }
  return performance.now() - start
}
