import { assign, setup } from 'xstate'
import { ENCODINGS, type Encoding } from '../../../domain/encodings.ts'
import { messageOf } from '../../../lib/messageOf.ts'
import { notProvided } from '../../../lib/xstate/notProvided.ts'
import type { EncodingPreviews } from './encodingPreviews.ts'

export interface EncodingInput {
  documentId: string
  /** The encoding that was chosen before; null if none was. */
  chosen: Encoding | null
}

export const initialEncodingContext = (input: EncodingInput) => ({
  ...input,
  /** The selected encoding; null if that of the file cannot be chosen. */
  encoding: null as Encoding | null,
  previews: null as EncodingPreviews | null,
  failure: null as string | null,
})

export const encodingMachine = setup({
  types: {
    context: {} as ReturnType<typeof initialEncodingContext>,
    input: {} as EncodingInput,
    events: {} as { type: 'encoding.selected'; encoding: Encoding } | { type: 'previews.requested' },
  },
  actors: {
    loadPreviews: notProvided<EncodingPreviews, { documentId: string }>('loadPreviews'),
  },
  actions: {
    storePreviews: assign(({ context }, previews: EncodingPreviews) => ({
      previews,
      encoding: ENCODINGS.find(({ value }) => value === (context.chosen ?? previews.detected))?.value ?? null,
    })),
    selectEncoding: assign((_, encoding: Encoding) => ({ encoding })),
    setFailure: assign((_, failure: string | null) => ({ failure })),
  },
}).createMachine({
  id: 'encoding',
  context: ({ input }) => initialEncodingContext(input),
  initial: 'loading',
  states: {
    loading: {
      entry: { type: 'setFailure', params: null },
      invoke: {
        src: 'loadPreviews',
        input: ({ context: { documentId } }) => ({ documentId }),
        onDone: {
          actions: { type: 'storePreviews', params: ({ event }) => event.output },
          target: 'choosing',
        },
        onError: {
          actions: { type: 'setFailure', params: ({ event }) => messageOf(event.error) },
          target: 'failed',
        },
      },
    },
    choosing: {
      on: {
        'encoding.selected': {
          actions: { type: 'selectEncoding', params: ({ event }) => event.encoding },
        },
      },
    },
    failed: { on: { 'previews.requested': 'loading' } },
  },
})
