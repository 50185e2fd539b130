import { assign, setup } from 'xstate'
import { messageOf } from '../../../lib/messageOf.ts'
import { notProvided } from '../../../lib/xstate/notProvided.ts'
import type { ConceptMap } from './concepts.ts'

export const GRAPH_DISPLAYS = ['picture', 'table'] as const
export type GraphDisplay = (typeof GRAPH_DISPLAYS)[number]

export interface KnowledgeGraphInput {
  userId: string
  /** What is shown first. */
  display: GraphDisplay
  search?: string
  /** Name of the concept to open first, if it exists. */
  openConceptName?: string | null
}

export interface KnowledgeGraphContext extends Required<KnowledgeGraphInput>, ConceptMap {
  /** Shows or highlights the concepts that contain it. */
  search: string
  isFullScreen: boolean
  /** Whether the table shows more than the strongest concepts. */
  showsAll: boolean
  /** The open concept, or the last one that was open. */
  openConceptName: string | null
  failure: string | null
}

export const initialKnowledgeGraphContext = ({
  search = '',
  openConceptName = null,
  ...input
}: KnowledgeGraphInput): KnowledgeGraphContext => ({
  ...input,
  concepts: [],
  drawn: [],
  connections: [],
  search,
  isFullScreen: false,
  showsAll: false,
  openConceptName,
  failure: null,
})

export type KnowledgeGraphEvent =
  | { type: 'reload.requested' }
  | { type: 'display.chosen'; display: GraphDisplay }
  | { type: 'search.edited'; search: string }
  | { type: 'all.toggled' }
  | { type: 'fullScreen.opened' }
  | { type: 'fullScreen.closed' }
  | { type: 'concept.opened'; name: string }
  | { type: 'concept.closed' }

export const knowledgeGraphMachine = setup({
  types: {
    context: {} as KnowledgeGraphContext,
    events: {} as KnowledgeGraphEvent,
    input: {} as KnowledgeGraphInput,
  },
  actors: { loadConcepts: notProvided<ConceptMap, string>('loadConcepts') },
  guards: {
    hasConcepts: (_, { concepts }: ConceptMap) => concepts.length > 0,
    hasOpenConcept: ({ context }, { concepts }: ConceptMap) =>
      concepts.some(({ name }) => name === context.openConceptName),
    isKnown: ({ context, event }) =>
      event.type === 'concept.opened' && context.concepts.some(({ name }) => name === event.name),
  },
}).createMachine({
  id: 'knowledgeGraph',
  context: ({ input }) => initialKnowledgeGraphContext(input),
  on: {
    'display.chosen': { actions: assign({ display: ({ event }) => event.display }) },
    'search.edited': { actions: assign({ search: ({ event }) => event.search }) },
    'all.toggled': { actions: assign({ showsAll: ({ context }) => !context.showsAll }) },
    'fullScreen.opened': { actions: assign({ isFullScreen: true }) },
    'fullScreen.closed': { actions: assign({ isFullScreen: false }) },
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadConcepts',
        input: ({ context }) => context.userId,
        onDone: [
          {
            guard: { type: 'hasOpenConcept', params: ({ event }) => event.output },
            actions: assign(({ event }) => ({ ...event.output, failure: null })),
            target: 'open',
          },
          {
            guard: { type: 'hasConcepts', params: ({ event }) => event.output },
            actions: assign(({ event }) => ({ ...event.output, failure: null })),
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
        'concept.opened': {
          guard: 'isKnown',
          actions: assign({ openConceptName: ({ event }) => event.name }),
          target: 'open',
        },
      },
    },
    open: {
      on: {
        'concept.closed': 'browsing',
        'concept.opened': {
          guard: 'isKnown',
          actions: assign({ openConceptName: ({ event }) => event.name }),
        },
      },
    },
  },
})
