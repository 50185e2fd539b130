import { idParam, type ParamValues, pageParam, searchParam } from '../../lib/url/params.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import type { chatMachine } from './chat.machine.ts'
import { passageParam, sourceOf } from './evidence/passageRef.ts'
import { threadStatus } from './viewStatus.ts'

/** The value of `session` for a new chat. Without the parameter, the chat that was open last is opened. */
export const NEW_CHAT = 'new'

/** The parameters of the chat: the search in the list, the chat session, the open passage, and the page of its document. */
export const CHAT_PARAMS = {
  search: searchParam,
  session: idParam('chosen'),
  passage: passageParam,
  page: pageParam,
} as const

export type ChatParams = ParamValues<typeof CHAT_PARAMS>

/** The parameters that show the state of the chat. */
export function chatParamsOf(state: ViewState<typeof chatMachine>): ChatParams {
  const { search, selectedId, messages, passage, page } = state.context
  if (state.matches('noBackend')) return { search, session: selectedId, passage, page }
  const session = selectedId ?? NEW_CHAT
  if (['loading', 'failed'].includes(threadStatus(state))) return { search, session, passage, page }
  const source = sourceOf(messages, passage)
  if (source === null) return { search, session, passage: null, page: null }
  const cited = messages.find(({ id }) => id === source.answerId)?.sources?.[source.index]?.page ?? null
  // The passage's own page is the default, and only documents with pages have one.
  return { search, session, passage, page: cited === null || cited === page ? null : page }
}
