import { createActor, type EventObject } from 'xstate'
import { createChatMessage } from '../../mocks/factories/chatMessage.ts'
import type { ChatSession } from '../../src/api/types.ts'
import type { AskInput } from '../../src/flows/chat/chat.base.ts'
import { chatMachine } from '../../src/flows/chat/chat.machine.ts'
import type { ChatInput } from '../../src/flows/chat/chat.types.ts'
import { currentDraft } from '../../src/flows/chat/composer/drafts.ts'
import type { Suggestions } from '../../src/flows/chat/suggestions/suggestions.ts'
import type { LoadedThread, ThreadMessage } from '../../src/flows/chat/thread/messages.ts'
import { threadMessages } from '../../src/flows/chat/thread/messages.ts'
import { flushPromises, manualActor } from './documents.ts'

/** An answer with one source. */
export function answerWith(id: string, fields: Partial<ThreadMessage> = {}): ThreadMessage {
  return { ...createChatMessage({ id }), ...fields }
}

/** Starts the chat machine with actors whose calls the test answers. */
export function startChat(input: Partial<ChatInput> = {}) {
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
    { input: { hasBackend: true, ...input } },
  )
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  let questionCount = 0

  const chat = {
    actor,
    emitted,
    calls: {
      list: listing.calls,
      load: loading.calls,
      create: creating.calls,
      ask: asking.calls,
      delete: deleting.calls,
      suggest: suggesting.calls,
    },
    context: () => actor.getSnapshot().context,
    draft: () => currentDraft(actor.getSnapshot().context),
    /** The states of the regions. */
    sessions: () => regions().sessions,
    thread: () => regions().thread,
    deletion: () => regions().deletion,
    suggestions: () => regions().suggestions,
    /** The texts of all messages, the pending question last. */
    texts: () => threadMessages(actor.getSnapshot().context).map(({ content }) => content),
    type: (text: string) => actor.send({ type: 'draft.edited', text }),
    submit() {
      actor.send({ type: 'message.submitted', ...nextMeta() })
    },
    askAgain() {
      actor.send({ type: 'question.repeated', ...nextMeta() })
    },
    choose(question: string) {
      actor.send({ type: 'suggestion.chosen', question, ...nextMeta() })
    },
    ask(text: string) {
      chat.type(text)
      chat.submit()
    },
    async listed(...sessions: ChatSession[]) {
      listing.calls.at(-1)?.resolve(sessions)
      await flushPromises()
    },
    /** Opens a chat session and answers its load call with the messages. */
    async open(id: string, messages: ThreadMessage[] = [], askedAfter?: number) {
      actor.send({ type: 'session.selected', id })
      loading.calls.at(-1)?.resolve({ messages, pendingQuestion: null, askedAfter })
      await flushPromises()
    },
  }
  return chat

  function nextMeta() {
    questionCount += 1
    return { id: `q${questionCount}`, timestamp: '2026-11-21T09:00:00Z' }
  }

  function regions(): { sessions?: unknown; thread?: unknown; deletion?: unknown; suggestions?: unknown } {
    const { value } = actor.getSnapshot()
    return typeof value === 'object' ? value.connected : {}
  }
}
