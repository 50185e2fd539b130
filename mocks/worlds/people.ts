import type { Interest } from '../../src/domain/interest.ts'

/** A person on the waitlist. */
export interface Applicant {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly interest: Interest
  /** The admin's decision; undefined while the application is pending. */
  readonly decision?: 'approved' | 'rejected'
  readonly notes?: string
}

/** A person who can sign in. The presenter panel shows the password. */
export interface Person {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  /** The name of the person's assistant. */
  readonly machineName: string
  readonly roles: readonly string[]
}

export const DEMO_USER: Person = {
  email: 'demo@engram.example',
  password: 'engram-demo',
  firstName: 'Mira',
  lastName: 'Halloran',
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
