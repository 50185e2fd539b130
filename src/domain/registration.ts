import type { Personality } from './onboarding.ts'

/** The person and password of an account to create. */
export interface NewAccount {
  firstName: string
  lastName: string
  email: string
  password: string
}

/** The backend registration of an applicant, with default values for the assistant. */
export function waitlistRegistration(account: NewAccount) {
  return {
    ...registrationFields(account),
    machine_name: 'Assistant',
    contradiction_tolerance: 0,
    belief_sensitivity: '{}',
  } as const
}

/** The backend registration after onboarding, with the chosen assistant. */
export function personalRegistration(account: NewAccount, aiName: string, personality: Personality) {
  return { ...registrationFields(account), machine_name: aiName, ...personality }
}

function registrationFields({ firstName, lastName, email, password }: NewAccount) {
  return { email, password, name: `${firstName} ${lastName}`.trim() }
}
