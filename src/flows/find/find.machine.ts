import { assign, emit, setup } from 'xstate'
import type { ChatSession } from '../../api/types.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import { type FindLists, type FindTarget, type FoundContents, NO_CONTENTS, NO_LISTS } from './findResults.ts'

export interface FindInput {
  hasBackend: boolean
}

export const initialFindContext = ({ hasBackend }: FindInput) => ({
  hasBackend,
  query: '',
  lists: NO_LISTS,
  contents: NO_CONTENTS,
})

/** Time after the last keystroke before contents are searched. */
const TYPING_PAUSE_MS = 150

/** "Find anything". Names match at every keystroke, contents after a pause. */
export const findMachine = setup({
  types: {
    context: {} as ReturnType<typeof initialFindContext>,
    input: {} as FindInput,
    events: {} as
      | { type: 'query.edited'; query: string }
      | { type: 'search.repeated' }
      | { type: 'result.chosen'; target: FindTarget },
    emitted: {} as { type: 'result.chosen'; target: FindTarget },
  },
  actors: {
    loadLists: notProvided<FindLists>('loadLists'),
    searchContents: notProvided<FoundContents, { query: string; chats: readonly ChatSession[] }>(
      'searchContents',
    ),
  },
  delays: { typingPause: TYPING_PAUSE_MS },
  guards: {
    hasBackend: ({ context }) => context.hasBackend,
    isBlank: ({ context }) => context.query.trim() === '',
  },
  actions: {
    storeQuery: assign((_, query: string) => ({ query, contents: NO_CONTENTS })),
    storeLists: assign((_, lists: FindLists) => ({ lists })),
    storeContents: assign((_, contents: FoundContents) => ({ contents })),
    emitChosen: emit((_, target: FindTarget) => ({ type: 'result.chosen' as const, target })),
  },
}).createMachine({
  id: 'find',
  context: ({ input }) => initialFindContext(input),
  initial: 'local',
  on: {
    'query.edited': {
      actions: { type: 'storeQuery', params: ({ event }) => event.query },
      target: '.typing',
    },
    'result.chosen': { actions: { type: 'emitChosen', params: ({ event }) => event.target } },
  },
  states: {
    /** Without a backend: pages, actions and help only. */
    local: {
      always: { guard: 'hasBackend', target: 'loading' },
      on: { 'query.edited': { actions: { type: 'storeQuery', params: ({ event }) => event.query } } },
    },
    loading: {
      invoke: {
        src: 'loadLists',
        onDone: { actions: { type: 'storeLists', params: ({ event }) => event.output }, target: 'typing' },
      },
      on: { 'query.edited': { actions: { type: 'storeQuery', params: ({ event }) => event.query } } },
    },
    typing: {
      always: { guard: 'isBlank', target: 'found' },
      after: { typingPause: 'searching' },
    },
    searching: {
      invoke: {
        src: 'searchContents',
        input: ({ context }) => ({ query: context.query, chats: context.lists.chats }),
        onDone: { actions: { type: 'storeContents', params: ({ event }) => event.output }, target: 'found' },
      },
    },
    found: { on: { 'search.repeated': 'loading' } },
  },
})
