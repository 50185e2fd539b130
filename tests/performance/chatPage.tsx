// The page's side of chat.test.ts: the chat over as many messages as are asked for.
import { useMachine } from '@xstate/react'
import { createRoot } from 'react-dom/client'
import { createChatSession } from '../../mocks/factories/chatSession.ts'
import { ChatView } from '../../src/flows/chat/ChatView.tsx'
import { chatMachine } from '../../src/flows/chat/chat.machine.ts'
import type { LoadedThread, ThreadMessage } from '../../src/flows/chat/thread/messages.ts'
import { fromCall } from '../../src/lib/xstate/fromCall.ts'
import { fullThread } from '../../stories/support/chat.ts'
import '../../src/theme/global.css.ts'

declare global {
  interface Window {
    /** Shows a thread of so many messages; milliseconds until its end is painted. */
    mount: (count: number) => Promise<number>
    /** Types into the composer, a letter at a time; milliseconds until each is painted, together. */
    type: (text: string) => Promise<number>
    /** The backend answers what was asked last. */
    answer: () => void
  }
}

function messageAt(place: number): ThreadMessage {
  const message = fullThread[place % fullThread.length]
  if (message === undefined) throw new Error('There is no message to repeat.')
  return { ...message, id: `m${place}`, content: `${place}: ${message.content}` }
}

let answered = 0

function machineOver(messages: readonly ThreadMessage[]) {
  return chatMachine.provide({
    actors: {
      listSessions: fromCall(async () => [
        createChatSession({ id: 'long', title: 'A long one', message_count: messages.length }),
      ]),
      loadThread: fromCall<LoadedThread, { sessionId: string }>(async () => ({ messages, isWaiting: false })),
      ask: fromCall(async () => {
        await new Promise<void>((resolve) => {
          window.answer = resolve
        })
        answered += 1
        return { ...messageAt(3), id: `answered ${answered}`, content: `Answered ${answered}.` }
      }),
    },
  })
}

function Chat({ machine }: { machine: ReturnType<typeof machineOver> }) {
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
  const machine = machineOver(Array.from({ length: count }, (_, place) => messageAt(place)))
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  unmount = () => root.unmount()
  const start = performance.now()
  root.render(<Chat machine={machine} />)
  while (document.querySelector(`[data-place="${count - 2}"]`) === null) await painted()
  await painted()
  return performance.now() - start
}

window.type = async (text) => {
  const field = document.querySelector('textarea')
  const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  if (field === null || write === undefined) throw new Error('There is nothing to type into.')
  const start = performance.now()
  for (const value of Array.from(text, (_, place) => text.slice(0, place + 1))) {
    write.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await painted()
  }
  return performance.now() - start
}
