import { assign } from 'xstate'
import { chatBase } from './chat.base.ts'

/** Time between two loads while documents are being processed or indexed. */
const WAITING_INTERVAL_MS = 5_000

/**
 * Region: the questions that a new chat offers. Loaded at the start and for each new chat, because the documents may have
 * changed. The questions of the last load stay until the next one has finished.
 */
export const suggestionsRegion = chatBase.createStateConfig({
  initial: 'loadingSuggestions',
  on: { 'newChat.requested': { target: '.loadingSuggestions' } },
  states: {
    loadingSuggestions: {
      invoke: {
        src: 'loadSuggestions',
        onDone: [
          {
            guard: ({ event }) => event.output.availability === 'waiting',
            actions: assign({ suggestions: ({ event }) => event.output }),
            target: 'documentsWaiting',
          },
          {
            guard: ({ event }) => event.output.availability === 'none',
            actions: assign({ suggestions: ({ event }) => event.output }),
            target: 'withoutDocuments',
          },
          {
            guard: ({ event }) => event.output.questions.length > 0,
            actions: assign({ suggestions: ({ event }) => event.output }),
            target: 'suggested',
          },
          { actions: assign({ suggestions: ({ event }) => event.output }), target: 'withoutQuestions' },
        ],
        onError: { actions: assign({ suggestions: null }), target: 'withoutQuestions' },
      },
    },
    suggested: {},
    /** The documents give no question, or they could not be loaded. */
    withoutQuestions: {},
    withoutDocuments: {},
    documentsWaiting: { after: { [WAITING_INTERVAL_MS]: 'loadingSuggestions' } },
  },
})
