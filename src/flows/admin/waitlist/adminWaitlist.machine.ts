import { assign, emit, sendTo } from 'xstate'
import { messageOf } from '../../../lib/messageOf.ts'
import { actionTransitions, visibleSelection } from './adminWaitlist.actions.ts'
import { adminWaitlistBase, initialAdminWaitlistContext, WATCH_ACTOR_ID } from './adminWaitlist.base.ts'
import { loadFailed } from './notifications.ts'

/** What was chosen follows what is in sight. */
const reselect = adminWaitlistBase.assign({ selected: ({ context }) => visibleSelection(context) })

/**
 * The applications, as an admin sees them: listed, kept fresh, searched, chosen from. It starts an actor for each row
 * that something is done with, and hears from it by events. Decisions are another machine's: see review.
 */
export const adminWaitlistMachine = adminWaitlistBase.createMachine({
  id: 'admin-waitlist',
  context: initialAdminWaitlistContext,
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'listSubmissions',
        onDone: {
          actions: assign({ submissions: ({ event }) => event.output }),
          target: 'listed',
        },
        onError: {
          actions: [
            assign({ failure: ({ event }) => messageOf(event.error) }),
            emit(({ context }) => ({
              type: 'news.told',
              ...loadFailed(context.failure ?? ''),
            })),
          ],
          target: 'failed',
        },
      },
    },
    failed: {
      on: {
        'reload.requested': { actions: assign({ failure: null }), target: 'loading' },
        'refresh.requested': { actions: assign({ failure: null }), target: 'loading' },
      },
    },
    listed: {
      invoke: { id: WATCH_ACTOR_ID, src: 'watchSubmissions' },
      initial: 'ready',
      on: {
        ...actionTransitions,
        'search.edited': {
          actions: [assign({ search: ({ event }) => event.search }), reselect],
        },
        'filter.chosen': {
          actions: [assign({ filter: ({ event }) => event.filter }), reselect],
        },
        'filters.cleared': { actions: assign({ search: '', filter: 'all' }) },
        'sort.chosen': { actions: assign({ sort: ({ event }) => event.sort }) },
        'selection.changed': {
          actions: [assign({ selected: ({ event }) => event.ids }), reselect],
        },
        'refresh.requested': {
          guard: ({ context }) => !context.isRefreshing,
          actions: [
            assign({ isRefreshing: true, announcement: '' }),
            sendTo(WATCH_ACTOR_ID, { type: 'refresh.requested' }),
          ],
        },
        // The rows stay: what was true a minute ago is better than nothing.
        'refresh.failed': {
          actions: assign({
            isRefreshing: false,
            refreshFailure: ({ event }) => event.reason,
          }),
        },
      },
      states: {
        empty: { always: { guard: ({ context }) => context.submissions.length > 0, target: 'ready' } },
        ready: { always: { guard: 'isEmpty', target: 'empty' } },
      },
    },
  },
})
