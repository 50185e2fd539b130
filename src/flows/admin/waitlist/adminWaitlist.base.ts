import { setup } from 'xstate'
import { waitlistActions } from '../../../domain/waitlist.ts'
import type { Application } from '../../../hosted/applications.ts'
import { callbackNotProvided, notProvided } from '../../../lib/xstate/notProvided.ts'
import type { ActionProgress, ActionReport, ApplicationAction } from './applicationAction.machine.ts'
import { applicationActionMachine } from './applicationAction.machine.ts'
import type { AdminNotification } from './notifications.ts'
import type { WaitlistFilter } from './waitlistSearch.ts'
import type { WaitlistSort } from './waitlistSort.ts'
import type { WatchReport, WatchRequest } from './watchApplications.ts'

export interface AdminWaitlistContext {
  /** As last listed, newest first, and what has happened here since. */
  submissions: readonly Application[]
  search: string
  filter: WaitlistFilter
  /** Null for the list's own order. */
  sort: WaitlistSort | null
  /** The ids of the pending applications that were chosen; each is in sight of search and filter. */
  selected: readonly string[]
  /** What is done with rows, or has failed in them, by id. Each has an actor of its own. */
  rows: Readonly<Record<string, ActionProgress>>
  /** Why the list could not be loaded. */
  failure: string | null
  /** Somebody asked for a new listing, and it is on its way. */
  isRefreshing: boolean
  /** Why the last new listing did not come; what is shown may be out of date. */
  refreshFailure: string | null
  /** What has just happened, for people who cannot see it. */
  announcement: string
}

export type AdminWaitlistEvent =
  | { type: 'reload.requested' }
  | { type: 'refresh.requested' }
  | { type: 'search.edited'; search: string }
  | { type: 'filter.chosen'; filter: WaitlistFilter }
  | { type: 'filters.cleared' }
  | { type: 'sort.chosen'; sort: WaitlistSort | null }
  | { type: 'selection.changed'; ids: readonly string[] }
  /** `submission` is the application as the admin sees it; `hasBackend`: the admin has a token there. */
  | { type: 'action.requested'; action: ApplicationAction; submission: Application; hasBackend: boolean }
  | { type: 'retry.requested'; id: string; hasBackend: boolean }
  | { type: 'notice.dismissed'; id: string }
  /** An application as it stands now: decided here, elsewhere, or taken back. */
  | { type: 'submission.changed'; submission: Application }

/** Everything the parts of the list's machine share. */
export const adminWaitlistBase = setup({
  types: {
    context: {} as AdminWaitlistContext,
    events: {} as AdminWaitlistEvent | WatchReport | ActionReport,
    emitted: {} as { type: 'news.told' } & AdminNotification,
  },
  actors: {
    listSubmissions: notProvided<readonly Application[]>('listSubmissions'),
    watchSubmissions: callbackNotProvided<WatchRequest, undefined>('watchSubmissions'),
    row: applicationActionMachine,
  },
  guards: {
    isEmpty: ({ context }) => context.submissions.length === 0,
    /** Nothing is being done with it, and its status allows what is asked. */
    canAct: ({ context }, request: { action: ApplicationAction; submission: Application }) =>
      !isRunning(context.rows[request.submission.id]) &&
      waitlistActions(request.submission.status).includes(request.action),
    canRetry: ({ context }, id: string) => id in context.rows && !isRunning(context.rows[id]),
  },
})

/** A call about the row is under way. */
export function isRunning(work: ActionProgress | undefined): boolean {
  return work !== undefined && work.state !== 'failed' && work.state !== 'partlyCleaned'
}

export const WATCH_ACTOR_ID = 'watch'
export const actionActorId = (id: string) => `row:${id}`

export const initialAdminWaitlistContext: AdminWaitlistContext = {
  submissions: [],
  search: '',
  filter: 'all',
  sort: null,
  selected: [],
  rows: {},
  failure: null,
  isRefreshing: false,
  refreshFailure: null,
  announcement: '',
}
