import { assertEvent, assign, emit, enqueueActions, not } from 'xstate'
import { newestFirst } from '../../../domain/document.ts'
import { messageOf } from '../../../lib/messageOf.ts'
import { UPLOAD_NEEDS_LOGIN, uploadFailureNotice } from '../upload/uploadFailures.ts'
import {
  AUTO_INDEX_ACTOR_ID,
  documentsBase,
  INSPECTION_ACTOR_ID,
  initialDocumentsContext,
  POLLING_ACTOR_ID,
  refresh,
} from './documents.base.ts'
import { documentTransitions } from './documents.changes.ts'
import type { PollingRequest } from './documents.types.ts'
import { inspectStoredFiles, storeFilesToInspect, uploadTransitions } from './documents.uploads.ts'

const LOADING_FAILED = 'Failed to load documents'
/** The delay before a failed load is repeated while the page is not open. On the page, the user repeats it. */
const RELOAD_DELAY_MS = 30_000

const openPage = documentsBase.assign({ isPageOpen: true, announcement: '' })

const followUrl = documentsBase.assign(({ event }) => {
  assertEvent(event, 'url.followed')
  const { search, filter, sort } = event
  return { search, filter, sort }
})

const leavePage = documentsBase.assign({ isPageOpen: false })

const reportPage = documentsBase.sendTo(POLLING_ACTOR_ID, ({ event }): PollingRequest => {
  assertEvent(event, ['page.opened', 'page.left'])
  return { type: event.type }
})

const clearFailure = documentsBase.assign({ failure: null })

/**
 * The documents of the signed-in user, updated by polling. Runs on all pages, so that uploads and auto-index do not
 * depend on the knowledge base being open. Starts one actor per uploaded file and one per document that is indexed,
 * retried or deleted; they report by events.
 */
export const documentsMachine = documentsBase.createMachine({
  id: 'documents',
  context: ({ input }) => initialDocumentsContext(input),
  initial: 'noBackend',
  on: {
    'page.opened': { actions: openPage },
    'page.left': { actions: leavePage },
    'url.followed': { actions: followUrl },
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
          actions: [
            assign({ documents: ({ event }) => newestFirst(event.output) }),
            emit({ type: 'failure.resolved', title: LOADING_FAILED }),
          ],
          target: 'listed',
        },
        onError: {
          actions: enqueueActions(({ context: { filesToInspect, isPageOpen }, event, enqueue }) => {
            const failure = messageOf(event.error)
            enqueue.assign({ failure })
            // On other pages the user did not request the list, unless files wait for it.
            if (isPageOpen || filesToInspect.length > 0)
              enqueue.emit({ type: 'failure.occurred', title: LOADING_FAILED, text: failure })
          }),
          target: 'failed',
        },
      },
      on: { 'files.chosen': { actions: storeFilesToInspect } },
    },
    failed: {
      after: {
        [RELOAD_DELAY_MS]: { guard: not('isPageOpen'), actions: clearFailure, target: 'loading' },
      },
      on: {
        'reload.requested': { actions: clearFailure, target: 'loading' },
        'page.opened': { actions: [openPage, clearFailure], target: 'loading' },
        // Starts the delay again.
        'page.left': { actions: leavePage, target: 'failed', reenter: true },
        // The list is needed to upload the files.
        'files.chosen': { actions: [storeFilesToInspect, clearFailure], target: 'loading' },
      },
    },
    listed: {
      entry: inspectStoredFiles,
      invoke: [
        {
          id: POLLING_ACTOR_ID,
          src: 'pollDocuments',
          input: ({ context: { documents, isPageOpen } }) => ({ documents, isPageOpen }),
        },
        {
          id: AUTO_INDEX_ACTOR_ID,
          src: 'autoIndex',
          input: ({ context: { documents, activeDocumentIds } }) => ({ documents, activeDocumentIds }),
        },
        { id: INSPECTION_ACTOR_ID, src: 'inspectFiles' },
      ],
      initial: 'ready',
      on: {
        ...uploadTransitions,
        ...documentTransitions,
        'page.opened': { actions: [openPage, reportPage] },
        'page.left': { actions: [leavePage, reportPage] },
        'reload.requested': { actions: refresh },
        'search.edited': { actions: assign({ search: ({ event }) => event.search }) },
        'filter.chosen': { actions: assign({ filter: ({ event }) => event.filter }) },
        'filters.cleared': { actions: assign({ search: '', filter: 'all' }) },
        'sort.chosen': { actions: assign({ sort: ({ event }) => event.sort }) },
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
