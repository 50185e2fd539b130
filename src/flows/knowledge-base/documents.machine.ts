import { assertEvent, assign, emit, not } from 'xstate'
import { newestFirst } from '../../domain/document.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { autoIndexTransitions, setAutoIndex, startAutoIndexing } from './documents.autoIndex.ts'
import {
  documentsBase,
  INSPECTION_ACTOR_ID,
  initialDocumentsContext,
  POLLING_ACTOR_ID,
  refresh,
  SETTINGS_ACTOR_ID,
} from './documents.base.ts'
import { documentTransitions } from './documents.changes.ts'
import { inspectStoredFiles, storeFilesToInspect, uploadTransitions } from './documents.uploads.ts'
import { UPLOAD_NEEDS_LOGIN, uploadFailureNotice } from './uploads/uploadFailures.ts'

const resetView = documentsBase.assign(({ event }) => {
  assertEvent(event, 'page.revisited')
  return { search: event.search, filter: 'all', announcement: '' }
})

/**
 * The knowledge base: the list of documents, updated by polling. Starts one actor per uploaded file and one per
 * document that the user indexes, retries or deletes; they report by events.
 */
export const documentsMachine = documentsBase.createMachine({
  id: 'documents',
  context: ({ input }) => initialDocumentsContext(input),
  initial: 'noBackend',
  invoke: { id: SETTINGS_ACTOR_ID, src: 'watchAutoIndex' },
  on: {
    'autoIndex.switched': { actions: setAutoIndex },
    'page.revisited': { actions: resetView },
  },
  states: {
    noBackend: {
      always: { guard: 'hasBackend', target: 'loading' },
      on: {
        'files.chosen': {
          actions: emit({ type: 'failure.occurred', ...uploadFailureNotice([UPLOAD_NEEDS_LOGIN]) }),
        },
      },
    },
    loading: {
      invoke: {
        src: 'listDocuments',
        onDone: {
          actions: assign({ documents: ({ event }) => newestFirst(event.output) }),
          target: 'listed',
        },
        onError: {
          actions: [
            assign({
              failure: ({ event }) => messageOf(event.error),
            }),
            emit(({ context }) => ({
              type: 'failure.occurred',
              title: 'Failed to load documents',
              text: context.failure ?? '',
            })),
          ],
          target: 'failed',
        },
      },
      on: { 'files.chosen': { actions: storeFilesToInspect } },
    },
    failed: {
      on: {
        'reload.requested': { actions: assign({ failure: null }), target: 'loading' },
        'page.revisited': { actions: [resetView, assign({ failure: null })], target: 'loading' },
        // The list is needed to upload the files.
        'files.chosen': { actions: [storeFilesToInspect, assign({ failure: null })], target: 'loading' },
      },
    },
    listed: {
      entry: [startAutoIndexing, inspectStoredFiles],
      invoke: [
        {
          id: POLLING_ACTOR_ID,
          src: 'pollDocuments',
          input: ({ context }) => ({ documents: context.documents }),
        },
        { id: INSPECTION_ACTOR_ID, src: 'inspectFiles' },
      ],
      initial: 'ready',
      on: {
        ...uploadTransitions,
        ...documentTransitions,
        ...autoIndexTransitions,
        'page.revisited': { actions: [resetView, refresh] },
        'search.edited': { actions: assign({ search: ({ event }) => event.search }) },
        'filter.chosen': { actions: assign({ filter: ({ event }) => event.filter }) },
        'filters.cleared': { actions: assign({ search: '', filter: 'all' }) },
      },
      states: {
        empty: { always: { guard: not('isEmpty'), target: 'ready' } },
        ready: {
          always: [
            { guard: 'isEmpty', target: 'empty' },
            { guard: not('hasMatches'), target: 'noMatches' },
          ],
        },
        noMatches: {
          always: [
            { guard: 'isEmpty', target: 'empty' },
            { guard: 'hasMatches', target: 'ready' },
          ],
        },
      },
    },
  },
})
