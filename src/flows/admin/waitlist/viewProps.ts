import type { Application } from '../../../hosted/applications.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import type { AdminWaitlistEvent } from './adminWaitlist.base.ts'
import type { adminWaitlistMachine } from './adminWaitlist.machine.ts'

/** What the list of applications is given. */
export interface AdminWaitlistProps {
  state: ViewState<typeof adminWaitlistMachine>
  send: (event: AdminWaitlistEvent) => void
  /** The present moment, in milliseconds. */
  now: number
  /** Of the admin. */
  email: string
  /** The admin has a token at the backend. */
  hasBackend: boolean
  /** Opens an application, to decide about it or to read of it. */
  onReview: (submission: Application) => void
  /** Decides about several at once. */
  onDecide: (submissions: readonly Application[], verdict: 'approved' | 'rejected') => void
  /** A decision about it is under way, or can still be undone. */
  isDeciding: (id: string) => boolean
  /** Keeps these as a file, in this order. */
  onExport: (submissions: readonly Application[]) => void
}
