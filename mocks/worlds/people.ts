import type { Interest } from '../../src/domain/interest.ts'

// Everybody who appears in worlds, stories, tests and the rows of the database tests.

/** A name and an address. */
export interface Named {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** Has an account of the backend. */
export const MIRA: Named = { firstName: 'Mira', lastName: 'Halloran', email: 'mira@lab.example' }
/** Has no account yet, or only one of the backend. */
export const ADA: Named = { firstName: 'Ada', lastName: 'Quill', email: 'ada@quill.example' }
/** Is about to apply or to register. */
export const NOOR: Named = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@lab.example' }
/** Has applied. */
export const UNA: Named = { firstName: 'Una', lastName: 'Lindqvist', email: 'una@lab.example' }
/** Has applied and registered. */
export const URSULA: Named = { firstName: 'Ursula', lastName: 'Lindqvist', email: 'ursula@lab.example' }

/** A person on the waitlist. */
export interface Applicant extends Named {
  readonly interest: Interest
  /** The admin's decision; undefined while the application is pending. */
  readonly decision?: 'approved' | 'rejected'
  readonly notes?: string
}

/** A person who can sign in. The presenter panel shows the password. */
export interface Person extends Named {
  readonly password: string
  /** The name of the person's assistant. */
  readonly machineName: string
  readonly roles: readonly string[]
}

export const DEMO_USER: Person = {
  ...MIRA,
  email: 'demo@engram.example',
  password: 'engram-demo',
  machineName: 'Mnemosyne',
  roles: ['user'],
}

export const ADMIN: Person = {
  email: 'admin@engram.example',
  password: 'engram-admin',
  firstName: 'Ines',
  lastName: 'Okafor',
  machineName: 'Assistant',
  roles: ['user', 'admin'],
}

/** Has a provider account and no backend account, as after a direct sign-up while the backend was down. */
export const HOSTED_ONLY_USER: Person = {
  email: 'leona.brandt@harrow-archive.example',
  password: 'engram-hosted',
  firstName: 'Leona',
  lastName: 'Brandt',
  machineName: 'Assistant',
  roles: ['user'],
}

/** Was approved and has not opened the setup link. The password is the one to choose, which setup accepts. */
export const APPROVED_APPLICANT: Person = {
  email: 'tomoko.ferreira@halden-institute.example',
  password: 'Engram-applicant-1',
  firstName: 'Tomoko',
  lastName: 'Ferreira',
  machineName: 'Assistant',
  roles: ['user'],
}
