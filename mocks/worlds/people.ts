import type { Interest } from '../../src/domain/interest.ts'

/** Somebody on the waitlist. */
export interface Applicant {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly interest: Interest
  /** What the admin has decided; nothing yet unless given. */
  readonly decision?: 'approved' | 'rejected'
  readonly notes?: string
}

/** A person who can sign in, with the password that is told to whoever tries the product. */
export interface Person {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  /** What the person calls the assistant. */
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
