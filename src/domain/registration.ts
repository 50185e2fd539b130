import type { AnsweredFields } from './onboarding.ts'

export interface NewAccount {
  firstName: string
  lastName: string
  email: string
  password: string
}

/** The assistant of an account that was registered without onboarding. */
const WAITLIST_FIELDS = {
  machine_name: 'Assistant',
  contradiction_tolerance: 0,
  belief_sensitivity: '{}',
} as const

/** The backend registration of an applicant, with default values for the assistant. */
export function waitlistRegistration(account: NewAccount) {
  return { ...registrationFields(account), ...WAITLIST_FIELDS }
}

/** Whether a backend user still has these default values: neither onboarding nor System Settings changed them. */
export function isWaitlistUser(
  user: { readonly [Field in keyof typeof WAITLIST_FIELDS]?: unknown },
): boolean {
  return Object.entries(WAITLIST_FIELDS).every(
    ([field, value]) => user[field as keyof typeof WAITLIST_FIELDS] === value,
  )
}

/** The backend registration after onboarding, with the chosen assistant. */
export function personalRegistration(account: NewAccount, answers: AnsweredFields) {
  return { ...registrationFields(account), ...answers }
}

function registrationFields({ firstName, lastName, email, password }: NewAccount) {
  return { email, password, name: `${firstName} ${lastName}`.trim() }
}
