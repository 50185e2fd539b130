import { assign, emit, sendTo } from 'xstate'
import { messageOf } from '../../../lib/messageOf.ts'
import { actionTransitions, visibleSelection } from './adminWaitlist.actions.ts'
import { adminWaitlistBase, initialAdminWaitlistContext, WATCH_ACTOR_ID } from './adminWaitlist.base.ts'
import { loadFailed } from './notifications.ts'

/** Removes hidden applications from the selection. */
const updateSelection = adminWaitlistBase.assign({ selected: ({ context }) => visibleSelection(context) })

/**
 * The admin's list of applications: loading, refreshing, search, sorting and selection. Each action on an application
 * runs in its own actor (applicationAction.machine.ts). Decisions have their own machine: see ../review.
 */
export const adminWaitlistMachine = adminWaitlistBase.createMachine({
  id: 'admin-waitlist',
  context: initialAdminWaitlistContext,
  initial: 'loading',
  on: {
    'url.followed': {
      actions: [
        assign({
          search: ({ event }) => event.search,
          filter: ({ event }) => event.filter,
          sort: ({ event }) => event.sort,
        }),
        updateSelection,
      ],
    },
  },
  states: {
    loading: {
      invoke: {
        src: 'listApplications',
        onDone: {
          actions: assign({ applications: ({ event }) => event.output }),
          target: 'listed',
        },
        onError: {
          actions: [
            assign({ failure: ({ event }) => messageOf(event.error) }),
            emit(({ context }) => ({
              type: 'notification.raised',
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
      invoke: { id: WATCH_ACTOR_ID, src: 'watchApplications' },
      initial: 'ready',
      on: {
        ...actionTransitions,
        'search.edited': {
          actions: [assign({ search: ({ event }) => event.search }), updateSelection],
        },
        'filter.chosen': {
          actions: [assign({ filter: ({ event }) => event.filter }), updateSelection],
        },
        'filters.cleared': { actions: assign({ search: '', filter: 'all' }) },
        'sort.chosen': { actions: assign({ sort: ({ event }) => event.sort }) },
        'selection.changed': {
          actions: [assign({ selected: ({ event }) => event.ids }), updateSelection],
        },
        'refresh.requested': {
          guard: ({ context }) => !context.isRefreshing,
          actions: [
            assign({ isRefreshing: true, announcement: '' }),
            sendTo(WATCH_ACTOR_ID, { type: 'refresh.requested' }),
          ],
        },
        // The last listing stays on the screen.
        'refresh.failed': {
          actions: assign({
            isRefreshing: false,
            refreshFailure: ({ event }) => event.reason,
          }),
        },
      },
      states: {
        empty: { always: { guard: ({ context }) => context.applications.length > 0, target: 'ready' } },
        ready: { always: { guard: 'isEmpty', target: 'empty' } },
      },
    },
  },
})
