import { assign, setup } from 'xstate'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import type { Concept } from './concepts.ts'

export type GraphDisplay = 'picture' | 'table'

export interface KnowledgeGraphContext {
  userId: string
  /** Best-connected concepts, most connections first. */
  concepts: readonly Concept[]
  display: GraphDisplay
  /** The open concept, or the last one that was open. */
  openConceptName: string | null
  failure: string | null
}

export const initialKnowledgeGraphContext = (userId: string): KnowledgeGraphContext => ({
  userId,
  concepts: [],
  display: 'picture',
  openConceptName: null,
  failure: null,
})

export type KnowledgeGraphEvent =
  | { type: 'reload.requested' }
  | { type: 'display.chosen'; display: GraphDisplay }
  | { type: 'concept.opened'; name: string }
  | { type: 'concept.closed' }

/** The best-connected concepts of the user's knowledge graph. */
export const knowledgeGraphMachine = setup({
  types: {
    context: {} as KnowledgeGraphContext,
    events: {} as KnowledgeGraphEvent,
    input: {} as Pick<KnowledgeGraphContext, 'userId'>,
  },
  actors: { loadConcepts: notProvided<Concept[], string>('loadConcepts') },
  guards: {
    hasConcepts: (_, concepts: readonly Concept[]) => concepts.length > 0,
    isKnown: ({ context, event }) =>
      event.type === 'concept.opened' && context.concepts.some(({ name }) => name === event.name),
  },
}).createMachine({
  id: 'knowledgeGraph',
  context: ({ input }) => initialKnowledgeGraphContext(input.userId),
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
          { target: 'unavailable' },
        ],
        onError: { actions: assign({ failure: ({ event }) => messageOf(event.error) }), target: 'failed' },
      },
    },
    /** The backend has no graph for the user. */
    unavailable: {},
    failed: { on: { 'reload.requested': 'loading' } },
    browsing: {
      on: {
        'display.chosen': { actions: assign({ display: ({ event }) => event.display }) },
        'concept.opened': {
          guard: 'isKnown',
          actions: assign({ openConceptName: ({ event }) => event.name }),
          target: 'open',
        },
      },
    },
    open: {
      on: { 'concept.closed': 'browsing' },
    },
  },
})
