import type { Personality } from './onboarding.ts'

/** A person on the way to an account at the backend. */
export interface NewAccount {
  firstName: string
  lastName: string
  email: string
  password: string
}

/** What the backend registers of an account of the waitlist's: nothing is known of its assistant yet. */
export function waitlistRegistration(account: NewAccount) {
  return {
    ...registrationFields(account),
    machine_name: 'Assistant',
    contradiction_tolerance: 0,
    belief_sensitivity: '{}',
  } as const
}

/** What the backend registers once onboarding has asked about the assistant. */
export function personalRegistration(account: NewAccount, aiName: string, personality: Personality) {
  return { ...registrationFields(account), machine_name: aiName, ...personality }
}

function registrationFields({ firstName, lastName, email, password }: NewAccount) {
  return { email, password, name: `${firstName} ${lastName}`.trim() }
}
