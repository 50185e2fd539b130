/** The statuses of an application, as the check constraint of `waitlist_submissions` lists them, in review order. */
export const WAITLIST_STATUSES = ['pending', 'approved', 'rejected', 'registered', 'active'] as const
export type WaitlistStatus = (typeof WAITLIST_STATUSES)[number]

/** Whether the owner of an application with this status may have a backend account. */
export function isSetUpAllowed(status: WaitlistStatus): boolean {
  return status === 'approved' || status === 'registered' || status === 'active'
}
