import { idParam, type Param, type ParamValues, pageParam, searchParam } from '../../../lib/url/params.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import type { chatMachine } from '../machine/chat.machine.ts'
import { scopeOf } from '../machine/scope.ts'
import { threadStatus } from '../machine/viewStatus.ts'
import { threadMessages } from '../messages/messages.ts'
import { passageParam, sourceOf } from '../messages/passageRef.ts'

/** The value of `session` for a new chat. Without the parameter, the chat that was open last is opened. */
export const NEW_CHAT = 'new'

/** Maximum length in characters. Longer questions are left out, because they could not be asked again. */
const MAX_QUESTION_LENGTH = 1000

/** Another account cannot open the chat session of a link, but it can ask the question. */
const questionParam: Param<string | null> = {
  history: 'typed',
  parse: (text) => (text !== null && text.trim() !== '' && text.length <= MAX_QUESTION_LENGTH ? text : null),
  format: (question) =>
    question !== null && question.length <= MAX_QUESTION_LENGTH ? question.toWellFormed() : null,
}

/** Maximum length in characters. The ids of more documents are left out; this device knows them. */
const MAX_IDS_LENGTH = 2000

/**
 * The documents that the chat is limited to. Null does not change them: a chat session knows its own. The choice belongs to
 * the chat and not to the way there, so it replaces the entry.
 */
const documentsParam: Param<readonly string[] | null> = {
  history: 'typed',
  parse: (text) =>
    text === null || text === '' || text.length > MAX_IDS_LENGTH
      ? null
      : [...new Set(text.split(','))].filter((id) => id !== ''),
  format(ids) {
    const text = ids?.join(',') ?? ''
    return text === '' || text.length > MAX_IDS_LENGTH ? null : text
  },
}

/**
 * The parameters of the chat: the search in the list, the chat session, the message that a link opened it at, the documents
 * it is limited to, the question of the shown answer, the open passage, and the page of its document.
 */
export const CHAT_PARAMS = {
  search: searchParam,
  session: idParam('chosen'),
  message: pageParam,
  documents: documentsParam,
  question: questionParam,
  passage: passageParam,
  page: pageParam,
} as const

export type ChatParams = ParamValues<typeof CHAT_PARAMS>

/** The question of the answer with the open passage, or else the last question of the thread; null in an empty thread. */
export function shownQuestion({ context }: ViewState<typeof chatMachine>): string | null {
  const messages = threadMessages(context)
  const source = sourceOf(messages, context.passage)
  const answerIndex = messages.findIndex(({ id }) => id === source?.answerId)
  const shown = answerIndex < 0 ? messages : messages.slice(0, answerIndex)
  return shown.findLast(({ role }) => role === 'user')?.content ?? null
}

/** The parameters that show the state of the chat, except for the question. */
export function chatParamsOf(state: ViewState<typeof chatMachine>): Omit<ChatParams, 'question' | 'message'> {
  const { search, selectedId, messages, passage, page } = state.context
  if (state.matches('noBackend'))
    return { search, session: selectedId, documents: scopeOf(state.context), passage, page }
  const session = selectedId ?? NEW_CHAT
  const documents = scopeOf(state.context)
  if (['loading', 'failed'].includes(threadStatus(state)))
    return { search, session, documents, passage, page }
  const source = sourceOf(messages, passage)
  if (source === null) return { search, session, documents, passage: null, page: null }
  const cited = messages.find(({ id }) => id === source.answerId)?.sources?.[source.index]?.page ?? null
  // The passage's own page is the default, and only documents with pages have one.
  return { search, session, documents, passage, page: cited === null || cited === page ? null : page }
}
