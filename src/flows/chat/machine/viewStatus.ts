import { wordOf } from '../../../domain/confidence.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import { firstSentence } from '../messages/answerText.ts'
import { CONTRADICTION_TITLE } from '../messages/contradictionSides.ts'
import { reportsContradictions, type ThreadMessage } from '../messages/messages.ts'
import type { chatMachine } from './chat.machine.ts'

type ChatState = ViewState<typeof chatMachine>

export type SessionsStatus = 'loading' | 'listed' | 'failed'
export type ThreadStatus = 'loading' | 'failed' | 'waiting' | 'deleted' | 'open'

export function sessionsStatus(state: ChatState): SessionsStatus {
  if (state.matches({ connected: { sessions: 'loadingSessions' } })) return 'loading'
  return state.matches({ connected: { sessions: 'sessionsFailed' } }) ? 'failed' : 'listed'
}

/** What a new chat shows: suggested questions, examples, or what to do about missing documents. */
export type OfferStatus = 'loading' | 'questions' | 'examples' | 'noDocuments' | 'documentsWaiting'

export function offerStatus(state: ChatState): OfferStatus {
  const { suggestions } = state.context
  if (state.matches({ connected: { suggestions: 'withoutQuestions' } })) return 'examples'
  if (suggestions === null) return 'loading'
  // The result of the last load, while it is loaded again.
  if (suggestions.availability === 'waiting') return 'documentsWaiting'
  if (suggestions.availability === 'none') return 'noDocuments'
  return suggestions.questions.length > 0 ? 'questions' : 'examples'
}

export function threadStatus(state: ChatState): ThreadStatus {
  if (state.hasTag('waiting')) return 'waiting'
  if (state.matches({ connected: { thread: 'loadingThread' } })) return 'loading'
  if (state.matches({ connected: { thread: 'threadFailed' } })) return 'failed'
  return state.matches({ connected: { thread: 'sessionDeleted' } }) ? 'deleted' : 'open'
}

/** Live region text for the state of the thread: a pending answer, then what matters of it. */
export function threadAnnouncement(state: ChatState, assistantName: string): string {
  if (state.context.editedFrom !== null) return 'Editing your last question. Escape cancels.'
  if (state.hasTag('waiting')) return `${assistantName} is thinking`
  if (state.matches({ connected: { thread: 'stopped' } })) return 'Stopped. The question was not answered.'
  if (state.matches({ connected: { thread: 'sessionDeleted' } })) return 'This chat is not available.'
  if (!state.matches({ connected: { thread: 'answered' } })) return ''
  const answer = state.context.messages.at(-1)
  return answer === undefined ? '' : `${assistantName}: ${announcedAnswer(answer)}`
}

/** That documents disagree, the first sentence, and the confidence. */
function announcedAnswer(answer: ThreadMessage): string {
  const { content, contradictions = [], avg_confidence } = answer
  const isDisputed = contradictions.length > 0 || reportsContradictions(answer)
  return [
    isDisputed && `${CONTRADICTION_TITLE}.`,
    firstSentence(content),
    avg_confidence != null && `Confidence: ${wordOf(avg_confidence)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
