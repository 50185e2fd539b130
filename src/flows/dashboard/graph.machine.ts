import { assign, setup } from 'xstate'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import type { Concept } from './concepts.ts'

/** How the graph is shown: both say the same. */
export type GraphForm = 'picture' | 'table'

export interface GraphContext {
  userId: string
  /** The best-connected ones, most connections first. */
  concepts: readonly Concept[]
  form: GraphForm
  /** The name of the concept whose documents are open, or were last. */
  openName: string | null
  failure: string | null
}

export type GraphEvent =
  | { type: 'reload.requested' }
  | { type: 'form.chosen'; form: GraphForm }
  | { type: 'concept.opened'; name: string }
  | { type: 'concept.closed' }

/** The user's own graph around its best-connected concepts. Its failure is its own. */
export const graphMachine = setup({
  types: {
    context: {} as GraphContext,
    events: {} as GraphEvent,
    input: {} as Pick<GraphContext, 'userId'>,
  },
  actors: { loadConcepts: notProvided<Concept[], string>('loadConcepts') },
  guards: {
    hasConcepts: (_, concepts: readonly Concept[]) => concepts.length > 0,
    isKnown: ({ context, event }) =>
      event.type === 'concept.opened' && context.concepts.some(({ name }) => name === event.name),
  },
}).createMachine({
  id: 'graph',
  context: ({ input }) => ({ ...input, concepts: [], form: 'picture', openName: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadConcepts',
        input: ({ context }) => context.userId,
        onDone: [
          {
            guard: { type: 'hasConcepts', params: ({ event }) => event.output },
            actions: assign({ concepts: ({ event }) => event.output, failure: null }),
            target: 'browsing',
          },
          { target: 'absent' },
        ],
        onError: { actions: assign({ failure: ({ event }) => messageOf(event.error) }), target: 'failed' },
      },
    },
    /** The backend has no such picture to show. */
    absent: {},
    failed: { on: { 'reload.requested': 'loading' } },
    browsing: {
      on: {
        'form.chosen': { actions: assign({ form: ({ event }) => event.form }) },
        'concept.opened': {
          guard: 'isKnown',
          actions: assign({ openName: ({ event }) => event.name }),
          target: 'open',
        },
      },
    },
    open: {
      on: { 'concept.closed': 'browsing' },
    },
  },
})
