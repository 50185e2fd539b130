import { createActor, type EventObject } from 'xstate'
import { createChatMessage } from '../../mocks/factories/chatMessage.ts'
import type { ChatSession } from '../../src/api/types.ts'
import { chatMachine } from '../../src/flows/chat/chat.machine.ts'
import type { Drafts } from '../../src/flows/chat/composer/drafts.ts'
import { draftOf } from '../../src/flows/chat/composer/drafts.ts'
import type { LoadedThread, ThreadMessage } from '../../src/flows/chat/thread/messages.ts'
import { answerable, settled } from './documents.ts'

/** An answer with one source. */
export function answerWith(id: string, fields: Partial<ThreadMessage> = {}): ThreadMessage {
  return { ...createChatMessage({ id }), ...fields }
}

/** The chat's machine with every call in the hands of the test. */
export function startChat(input: { hasBackend?: boolean; drafts?: Drafts; openId?: string | null } = {}) {
  const listing = answerable<ChatSession[], undefined>()
  const loading = answerable<LoadedThread, { sessionId: string }>()
  const creating = answerable<ChatSession, { question: string }>()
  const asking = answerable<ThreadMessage, { sessionId: string; messages: readonly ThreadMessage[] }>()
  const deleting = answerable<void, { id: string }>()
  const actor = createActor(
    chatMachine.provide({
      actors: {
        listSessions: listing.logic,
        loadThread: loading.logic,
        createSession: creating.logic,
        ask: asking.logic,
        deleteSession: deleting.logic,
      },
    }),
    { input: { hasBackend: true, ...input } },
  )
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  let asked = 0

  const chat = {
    actor,
    emitted,
    calls: {
      list: listing.calls,
      load: loading.calls,
      create: creating.calls,
      ask: asking.calls,
      delete: deleting.calls,
    },
    context: () => actor.getSnapshot().context,
    draft: () => draftOf(actor.getSnapshot().context),
    /** The states of the two sides. */
    sessions: () => regions().sessions,
    thread: () => regions().thread,
    deletion: () => regions().deletion,
    /** Who said what, in short. */
    said: () => actor.getSnapshot().context.messages.map(({ content }) => content),
    type: (text: string) => actor.send({ type: 'draft.edited', text }),
    submit() {
      actor.send({ type: 'message.submitted', ...nextStamp() })
    },
    askAgain() {
      actor.send({ type: 'question.repeated', ...nextStamp() })
    },
    say(text: string) {
      chat.type(text)
      chat.submit()
    },
    async listed(...sessions: ChatSession[]) {
      listing.calls.at(-1)?.answer(sessions)
      await settled()
    },
    /** Opens a session and hands its messages in. */
    async open(id: string, messages: ThreadMessage[] = []) {
      actor.send({ type: 'session.selected', id })
      loading.calls.at(-1)?.answer({ messages, isWaiting: false })
      await settled()
    },
  }
  return chat

  function nextStamp() {
    asked += 1
    return { id: `q${asked}`, timestamp: '2026-11-21T09:00:00Z' }
  }

  function regions(): { sessions?: unknown; thread?: unknown; deletion?: unknown } {
    const { value } = actor.getSnapshot()
    return typeof value === 'object' ? value.connected : {}
  }
}
