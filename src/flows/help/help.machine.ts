import { assign, setup } from 'xstate'
import { HELP_QUESTIONS } from './helpQuestions.ts'
import { findQuestions } from './helpSearch.ts'

export interface HelpContext {
  query: string
  /** Ids of the questions with open answers. */
  openIds: readonly string[]
}

export const initialHelpContext: HelpContext = { query: '', openIds: [] }

export type HelpEvent =
  | { type: 'search.edited'; query: string }
  | { type: 'answers.toggled'; openIds: readonly string[] }

/** Up to this many matches are opened by a search, because only the answer may contain the words. */
const MAX_OPENED_MATCHES = 5

function matchesToOpen(query: string): readonly string[] {
  const found = findQuestions(HELP_QUESTIONS, query)
  return query.trim() !== '' && found.length <= MAX_OPENED_MATCHES ? found.map(({ id }) => id) : []
}

/** The search and the open answers of the Help Desk. */
export const helpMachine = setup({
  types: { context: {} as HelpContext, events: {} as HelpEvent },
  guards: {
    isMatched: ({ context }) => findQuestions(HELP_QUESTIONS, context.query).length > 0,
    isUnmatched: ({ context }) => findQuestions(HELP_QUESTIONS, context.query).length === 0,
  },
}).createMachine({
  id: 'help',
  context: initialHelpContext,
  initial: 'browsing',
  on: {
    'search.edited': {
      actions: assign(({ event: { query } }) => ({ query, openIds: matchesToOpen(query) })),
    },
    'answers.toggled': { actions: assign({ openIds: ({ event }) => event.openIds }) },
  },
  states: {
    browsing: { always: { guard: 'isUnmatched', target: 'noMatches' } },
    noMatches: { always: { guard: 'isMatched', target: 'browsing' } },
  },
})
