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
