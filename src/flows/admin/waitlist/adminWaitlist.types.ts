import type { Application } from '../../../hosted/applications.ts'
import type { ActionProgress, ApplicationAction } from './applicationAction.machine.ts'
import type { AdminNotification } from './notifications.ts'
import type { WaitlistFilter } from './waitlistSearch.ts'
import type { WaitlistSort } from './waitlistSort.ts'

export interface AdminWaitlistContext {
  /** The last listing, newest first, with the changes made here since. */
  applications: readonly Application[]
  search: string
  filter: WaitlistFilter
  /** Null for newest first. */
  sort: WaitlistSort | null
  /** Ids of the selected applications. They match search and filter, see isSelectable. */
  selected: readonly string[]
  /** The running or failed action of each application, by application id. Each has its own actor. */
  actions: Readonly<Record<string, ActionProgress>>
  /** Error of the first listing. */
  failure: string | null
  /** A refresh that the admin requested is running. */
  isRefreshing: boolean
  /** Error of the last refresh; the displayed list may be out of date. */
  refreshFailure: string | null
  announcement: string
}

export type AdminWaitlistEvent =
  | { type: 'reload.requested' }
  | { type: 'refresh.requested' }
  | { type: 'search.edited'; search: string }
  | { type: 'filter.chosen'; filter: WaitlistFilter }
  | { type: 'filters.cleared' }
  | { type: 'sort.chosen'; sort: WaitlistSort | null }
  /** The page was opened by a URL with these values, or Back or Forward led to it. */
  | { type: 'url.followed'; search: string; filter: WaitlistFilter; sort: WaitlistSort | null }
  | { type: 'selection.changed'; ids: readonly string[] }
  /** `application` as displayed to the admin; `hasBackend`: whether the admin has a backend token. */
  | { type: 'action.requested'; action: ApplicationAction; application: Application; hasBackend: boolean }
  | { type: 'retry.requested'; id: string; hasBackend: boolean }
  | { type: 'notice.dismissed'; id: string }
  /** A decision on the application was saved or undone, or another admin's change was read. */
  | { type: 'application.changed'; application: Application }

export type AdminWaitlistEmitted = { type: 'notification.raised' } & AdminNotification
