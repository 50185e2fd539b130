import type { ViewState } from '../../lib/xstate/viewState.ts'
import type { chatMachine } from './chat.machine.ts'
import { firstSentence } from './thread/answerText.ts'

type ChatState = ViewState<typeof chatMachine>

export type SessionsStatus = 'loading' | 'listed' | 'failed'
export type ThreadStatus = 'loading' | 'failed' | 'waiting' | 'sendFailed' | 'deleted' | 'open'

export function sessionsStatus(state: ChatState): SessionsStatus {
  if (state.matches({ connected: { sessions: 'loadingSessions' } })) return 'loading'
  return state.matches({ connected: { sessions: 'sessionsFailed' } }) ? 'failed' : 'listed'
}

export function threadStatus(state: ChatState): ThreadStatus {
  if (state.hasTag('waiting')) return 'waiting'
  if (state.matches({ connected: { thread: 'loadingThread' } })) return 'loading'
  if (state.matches({ connected: { thread: 'threadFailed' } })) return 'failed'
  if (state.matches({ connected: { thread: 'sessionDeleted' } })) return 'deleted'
  return state.matches({ connected: { thread: 'sendFailed' } }) ? 'sendFailed' : 'open'
}

/** Live region text for the state of the thread: a pending answer, then its first sentence. */
export function threadAnnouncement(state: ChatState, assistantName: string): string {
  if (state.context.editedFrom !== null) return 'Editing your last question. Escape cancels.'
  if (state.hasTag('waiting')) return `${assistantName} is thinking`
  if (state.matches({ connected: { thread: 'stopped' } })) return 'Stopped. The question was not answered.'
  if (state.matches({ connected: { thread: 'sessionDeleted' } })) return 'This chat was deleted.'
  if (!state.matches({ connected: { thread: 'answered' } })) return ''
  return `${assistantName}: ${firstSentence(state.context.messages.at(-1)?.content ?? '')}`
}
