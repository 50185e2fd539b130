import { beforeEach, onTestFinished, vi } from 'vitest'
import type { EventObject } from 'xstate'
import { createActor, waitFor } from 'xstate'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { configureApi } from '../../../src/api/settings.ts'
import { liveChatActors } from '../../../src/flows/chat/chat.actors.ts'
import { chatMachine } from '../../../src/flows/chat/chat.machine.ts'
import { currentDraft } from '../../../src/flows/chat/composer/drafts.ts'
import { restoreChat } from '../../../src/flows/chat/composer/useSavedChat.ts'
import { abandonAllAnswers, abandonAnswer } from '../../../src/flows/chat/pendingAnswers.ts'
import { threadMessages } from '../../../src/flows/chat/thread/messages.ts'
import type { MockNetwork } from './mockNetwork.ts'
import { createMockNetwork } from './mockNetwork.ts'

// For tests of the chat with its live actors.

export const ORIGIN = 'https://app.example/api/v1'
export const ADA = { email: 'ada@quill.example', password: 'sleep-spindle-9' }
export const ASK = 'POST /api/v1/chat/session/'

export const CANNOT_CONNECT =
  'Network error: Unable to connect to the backend server. Please check your internet connection and try again.'

export let network: MockNetwork

export let unauthorized = 0

export async function post<Answer>(path: string, body: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(`${ORIGIN}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return response.json()
}

async function signUp(): Promise<string> {
  await post('/auth/register', {
    ...ADA,
    name: 'Ada Quill',
    machine_name: 'Assistant',
    contradiction_tolerance: 0,
    belief_sensitivity: '{}',
  })
  return (await post<{ access_token: string }>('/auth/login', ADA)).access_token
}

/** Opens the chat as the user, restored from the device. */
export async function openChat(userId = 'ada') {
  const actor = createActor(chatMachine.provide({ actors: liveChatActors(userId) }), {
    input: { hasBackend: true, ...restoreChat(userId) },
  })
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.on('answer.abandoned', ({ sessionId }) => abandonAnswer(sessionId))
  actor.start()
  onTestFinished(() => {
    actor.stop()
  })
  const is = (thread: string) => ({ connected: { thread } }) as never
  const chat = {
    actor,
    emitted,
    context: () => actor.getSnapshot().context,
    draft: () => currentDraft(actor.getSnapshot().context),
    texts: () => threadMessages(chat.context()).map(({ content }) => content),
    until: (...threads: string[]) =>
      waitFor(actor, (state) => threads.some((thread) => state.matches(is(thread))), { timeout: 10_000 }),
    listed: () =>
      waitFor(actor, (state) => !state.matches({ connected: { sessions: 'loadingSessions' } }), {
        timeout: 10_000,
      }),
    type: (text: string) => actor.send({ type: 'draft.edited', text }),
    submit: () => actor.send({ type: 'message.submitted', ...createMeta() }),
    send(text: string) {
      chat.type(text)
      chat.submit()
    },
    async ask(text: string) {
      chat.send(text)
      await chat.until('answered', 'sendFailed')
    },
    async select(id: string) {
      actor.send({ type: 'session.selected', id })
      await chat.until('ready', 'asking', 'threadFailed', 'sessionDeleted')
    },
  }
  await chat.listed()
  return chat
}

let metaCount = 0

export function createMeta() {
  metaCount += 1
  return { id: `q${metaCount}`, timestamp: '2026-11-21T09:00:00Z' }
}

export const questionCount = () => network.sent.filter((line) => line.startsWith(ASK)).length

/** Registers the hooks of the tests. */
export function setUpChat(): void {
  beforeEach(async () => {
    network = await createMockNetwork()
    vi.stubGlobal('localStorage', new MemoryStorage())
    unauthorized = 0
    const token = await signUp()
    configureApi({ baseUrl: ORIGIN, getToken: () => token, onUnauthorized: () => (unauthorized += 1) })
    onTestFinished(abandonAllAnswers)
  })
}
