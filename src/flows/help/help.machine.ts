import { assign, setup } from 'xstate'
import {
  categoryAnchor,
  HELP_CATEGORIES,
  HELP_QUESTIONS,
  questionAnchor,
} from '../../modules/help/helpQuestions.ts'
import { findQuestions } from '../../modules/help/helpSearch.ts'

export interface HelpContext {
  query: string
  openCategories: readonly string[]
  openIds: readonly string[]
}

export const initialHelpContext: HelpContext = { query: '', openCategories: [], openIds: [] }

export type HelpEvent =
  | { type: 'search.edited'; query: string }
  | { type: 'category.toggled'; category: string; isOpen: boolean }
  | { type: 'answers.toggled'; openIds: readonly string[] }
  /** A link to a category or question was followed. */
  | { type: 'link.followed'; anchor: string }

/** Up to this many matches are opened by a search, because only the answer may contain the words. */
const MAX_OPENED_MATCHES = 5

/** What a search opens: the categories of all matches, and the answers if there are few. */
function search(query: string): HelpContext {
  if (query.trim() === '') return { ...initialHelpContext, query }
  const found = findQuestions(HELP_QUESTIONS, query)
  return {
    query,
    openCategories: [...new Set(found.map(({ category }) => category))],
    openIds: found.length <= MAX_OPENED_MATCHES ? found.map(({ id }) => id) : [],
  }
}

/** Opens the linked category or question. A search could hide it, so it ends. */
function openLinked(context: HelpContext, anchor: string): Partial<HelpContext> {
  const question = HELP_QUESTIONS.find(({ id }) => questionAnchor(id) === anchor)
  const category = question?.category ?? HELP_CATEGORIES.find(({ id }) => categoryAnchor(id) === anchor)?.id
  if (category === undefined) return {}
  return {
    query: '',
    openCategories: [...new Set([...context.openCategories, category])],
    openIds: question === undefined ? context.openIds : [...new Set([...context.openIds, question.id])],
  }
}

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
      actions: assign(({ event: { query } }) => search(query)),
    },
    'category.toggled': {
      actions: assign(({ context: { openCategories }, event: { category, isOpen } }) => ({
        openCategories: isOpen
          ? [...openCategories, category]
          : openCategories.filter((id) => id !== category),
      })),
    },
    'link.followed': { actions: assign(({ context, event }) => openLinked(context, event.anchor)) },
    'answers.toggled': { actions: assign({ openIds: ({ event }) => event.openIds }) },
  },
  states: {
    browsing: { always: { guard: 'isUnmatched', target: 'noMatches' } },
    noMatches: { always: { guard: 'isMatched', target: 'browsing' } },
  },
})
