import type { Application } from '../../../hosted/applications.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import type { adminWaitlistMachine } from './adminWaitlist.machine.ts'
import type { AdminWaitlistEvent } from './adminWaitlist.types.ts'

export interface AdminWaitlistProps {
  state: ViewState<typeof adminWaitlistMachine>
  send: (event: AdminWaitlistEvent) => void
  /** Milliseconds since 1970. */
  now: number
  email: string
  hasBackend: boolean
  onReview: (application: Application) => void
  onDecide: (applications: readonly Application[], verdict: 'approved' | 'rejected') => void
  /** Sends the setup emails of approved applications that were not sent. */
  onResend: (applications: readonly Application[]) => void
  /** Whether a decision on the application is being saved or can still be undone. */
  isDeciding: (id: string) => boolean
  /** Downloads these applications as a CSV file, in this order. */
  onExport: (applications: readonly Application[]) => void
}
