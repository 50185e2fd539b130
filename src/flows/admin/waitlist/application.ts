import type { WaitlistStatus } from '../../../domain/waitlist.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'

/** An application, as far as the rules of its list ask. */
export interface WaitlistRow {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  /** JSON text: see interest.ts. */
  readonly interest: string
  readonly status: WaitlistStatus
  readonly admin_notes: string | null
  readonly reviewed_at: string | null
  readonly created_at: string
  readonly last_login_at: string | null
  /** When the setup e-mail of its approval went out. */
  readonly emailed_at: string | null
}

/** Whom it is from, as it is shown; the e-mail address where they gave no name. */
export function applicantName({
  first_name,
  last_name,
  email,
}: Pick<WaitlistRow, 'first_name' | 'last_name' | 'email'>): string {
  return toDisplayName(`${first_name} ${last_name}`.trim() || email)
}

/** Approved, and nobody has told them. */
export function isEmailMissing({ status, emailed_at }: Pick<WaitlistRow, 'status' | 'emailed_at'>): boolean {
  return status === 'approved' && emailed_at === null
}

/** Whether an application is decided otherwise than when somebody last looked. */
export function isChanged(
  before: Pick<WaitlistRow, 'status' | 'reviewed_at'>,
  now: Pick<WaitlistRow, 'status' | 'reviewed_at'>,
): boolean {
  return before.status !== now.status || before.reviewed_at !== now.reviewed_at
}
