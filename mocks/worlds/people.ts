import type { Interest } from '../../src/domain/interest.ts'

// Everybody who appears in worlds, stories, tests and the rows of the database tests.

export interface Named {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** The user of the demo and of the factories. */
export const MIRA: Named = { email: 'mira@lab.example', firstName: 'Mira', lastName: 'Halloran' }
/** Registers with the backend. */
export const ADA: Named = { email: 'ada@quill.example', firstName: 'Ada', lastName: 'Quill' }
/** Is about to apply or to register. */
export const NOOR: Named = { email: 'noor@lab.example', firstName: 'Noor', lastName: 'Haddad' }
/** Has applied. */
export const UNA: Named = { email: 'una@lab.example', firstName: 'Una', lastName: 'Lindqvist' }
/** Has applied and registered. */
export const URSULA: Named = { email: 'ursula@lab.example', firstName: 'Ursula', lastName: 'Lindqvist' }

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
  /** What the demo login says about the person: 'a researcher'. */
  readonly occupation?: string
}

export const DEMO_USER: Person = {
  ...MIRA,
  email: 'demo@engram.example',
  password: 'engram-demo',
  machineName: 'Mnemosyne',
  roles: ['user'],
  occupation: 'a researcher',
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
