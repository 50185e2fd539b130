import { createChatSession } from '../../../mocks/factories/chatSession.ts'
import type { LoadedThread, ThreadMessage } from '../../../src/flows/chat/thread/messages.ts'
import { startChat } from '../chat.ts'

// For tests of the chat's machine.

export const loaded = (...messages: ThreadMessage[]): LoadedThread => ({ messages, pendingQuestion: null })
export const lamp = createChatSession({ id: 'lamp' })
export const horn = createChatSession({ id: 'horn' })

/** A chat with an open chat session and a pending answer. */
export async function startAsking(question = 'How long?') {
  const chat = startChat()
  await chat.listed(lamp, horn)
  await chat.open('lamp')
  chat.ask(question)
  return chat
}
