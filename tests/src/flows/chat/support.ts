import { createActor } from 'xstate'
import { createChatMessage } from '../../../../mocks/factories/chatMessage.ts'
import { createChatSession } from '../../../../mocks/factories/chatSession.ts'
import type { ChatSession } from '../../../../src/api/types.ts'
import type { AskInput } from '../../../../src/flows/chat/machine/answers.machine.ts'
import { chatMachine } from '../../../../src/flows/chat/machine/chat.machine.ts'
import type { Suggestions } from '../../../../src/flows/chat/machine/suggestions.ts'
import type { LoadedThread, ThreadMessage } from '../../../../src/flows/chat/messages/messages.ts'
import { flushPromises, manualActor } from '../../../support/documents.ts'

export const lamp = createChatSession({ id: 'lamp' })
export const horn = createChatSession({ id: 'horn' })

/** Starts the chat machine with actors whose calls the test answers. */
export function startChat() {
  const listing = manualActor<ChatSession[], undefined>()
  const loading = manualActor<LoadedThread, { sessionId: string }>()
  const creating = manualActor<ChatSession, { question: string }>()
  const asking = manualActor<ThreadMessage, AskInput>()
  const deleting = manualActor<void, { id: string }>()
  const suggesting = manualActor<Suggestions, undefined>()
  const actor = createActor(
    chatMachine.provide({
      actors: {
        listSessions: listing.logic,
        loadThread: loading.logic,
        createSession: creating.logic,
        ask: asking.logic,
        deleteSession: deleting.logic,
        loadSuggestions: suggesting.logic,
      },
    }),
    { input: { hasBackend: true } },
  ).start()
  const chat = {
    actor,
    calls: {
      list: listing.calls,
      load: loading.calls,
      create: creating.calls,
      ask: asking.calls,
      delete: deleting.calls,
    },
    context: () => actor.getSnapshot().context,
    matches: (thread: string) => actor.getSnapshot().matches({ connected: { thread } } as never),
    type: (text: string) => actor.send({ type: 'draft.edited', text }),
    submit: () => actor.send({ type: 'message.submitted' }),
    askAgain: () => actor.send({ type: 'question.repeated' }),
    ask(text: string) {
      chat.type(text)
      chat.submit()
    },
    select: (id: string) => actor.send({ type: 'session.selected', id }),
    async listed(...sessions: ChatSession[]) {
      listing.calls.at(-1)?.resolve(sessions)
      await flushPromises()
    },
    async created() {
      creating.calls.at(-1)?.resolve(createChatSession({ id: 'new', message_count: 0 }))
      await flushPromises()
    },
    async answered(id: string) {
      asking.calls.at(-1)?.resolve(createChatMessage({ id }))
      await flushPromises()
    },
    async open(id: string) {
      chat.select(id)
      loading.calls
        .at(-1)
        ?.resolve({ messages: [createChatMessage({ id: `${id} 1` })], pendingQuestion: null })
      await flushPromises()
    },
  }
  return chat
}
