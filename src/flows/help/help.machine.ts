import { assign, setup } from 'xstate'
import { HELP_QUESTIONS } from './helpQuestions.ts'
import { findQuestions } from './helpSearch.ts'

export interface HelpContext {
  search: string
  /** The ids of the questions whose answers are open. */
  open: readonly string[]
}

export type HelpEvent =
  | { type: 'search.edited'; search: string }
  | { type: 'answers.toggled'; open: readonly string[] }

/** Up to so many finds are opened at once: the words may stand in the answer alone. */
const OPENED_FINDS = 5

function openedBy(search: string): readonly string[] {
  const found = findQuestions(HELP_QUESTIONS, search)
  return search.trim() !== '' && found.length <= OPENED_FINDS ? found.map(({ id }) => id) : []
}

/** The answers of the Help Desk, and the search among them. */
export const helpMachine = setup({
  types: { context: {} as HelpContext, events: {} as HelpEvent },
  guards: {
    isMatched: ({ context }) => findQuestions(HELP_QUESTIONS, context.search).length > 0,
    isUnmatched: ({ context }) => findQuestions(HELP_QUESTIONS, context.search).length === 0,
  },
}).createMachine({
  id: 'help',
  context: { search: '', open: [] },
  initial: 'browsing',
  on: {
    'search.edited': {
      actions: assign(({ event: { search } }) => ({ search, open: openedBy(search) })),
    },
    'answers.toggled': { actions: assign({ open: ({ event }) => event.open }) },
  },
  states: {
    browsing: { always: { guard: 'isUnmatched', target: 'noMatches' } },
    noMatches: { always: { guard: 'isMatched', target: 'browsing' } },
  },
})
