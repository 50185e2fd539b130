import type { WaitlistStatus } from '../../domain/waitlist.ts'
import type { StatusShape } from '../../ui/StatusPie/shapes.ts'

/**
 * What an admin can do with an application: decide on it, send the setup email again, return it to pending, or return
 * it to pending and delete the backend account.
 */
export type WaitlistAction = 'review' | 'resend' | 'reset' | 'cleanup'

export interface ApplicationStatus {
  readonly label: string
  readonly counterLabel: string
  /** Also determines the color: see StatusPie. */
  readonly shape: StatusShape
  /** Allowed actions, in display order. */
  readonly actions: readonly WaitlistAction[]
}

/** In the order of the counters and of the status filter. */
const APPLICATION_STATUSES: Readonly<Record<WaitlistStatus, ApplicationStatus>> = {
  pending: { label: 'Pending', counterLabel: 'Pending Review', shape: 'pending', actions: ['review'] },
  approved: {
    label: 'Approved',
    counterLabel: 'Approved',
    shape: 'partial',
    actions: ['resend', 'reset'],
  },
  registered: {
    label: 'Registered',
    counterLabel: 'Registered',
    shape: 'threeQuarters',
    actions: ['reset', 'cleanup'],
  },
  active: { label: 'Active', counterLabel: 'Active Users', shape: 'check', actions: ['reset', 'cleanup'] },
  rejected: { label: 'Rejected', counterLabel: 'Rejected', shape: 'slash', actions: [] },
}

export const APPLICATION_STATUS_LIST = Object.entries(APPLICATION_STATUSES) as readonly (readonly [
  WaitlistStatus,
  ApplicationStatus,
])[]

/** An unknown status, from a newer provider, is shown as it is and allows no action. */
export function applicationStatus(status: string): ApplicationStatus {
  if (Object.hasOwn(APPLICATION_STATUSES, status)) return APPLICATION_STATUSES[status as WaitlistStatus]
  return { label: status, counterLabel: status, shape: 'slash', actions: [] }
}
