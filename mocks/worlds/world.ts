import type { components } from '../../src/api/schema.gen.ts'
import type { Backend } from '../backend.ts'
import type { Ids } from '../db/ids.ts'
import type { Applicant, Person } from './people.ts'

type Schemas = components['schemas']

/**
 * A person of a world. 'hostedOnly' has no backend account; 'applicant' was approved and has not set up an account: the
 * mailbox contains the setup link.
 */
export type WorldRole = 'user' | 'admin' | 'hostedOnly' | 'applicant'

/** A named set of seed data for the mock backend. */
export interface World {
  /** What presenters call it, for example 'Sleep laboratory'. */
  readonly title: string
  /** One sentence. */
  readonly description: string
  /** Who can sign in or set up an account. A role that is missing does not exist in this world. */
  readonly people: Partial<Readonly<Record<WorldRole, Person>>>
  /** Plays what happened, at times in the past. */
  readonly build: (stage: WorldBuilder) => Promise<void>
}

/** The steps that a world is built of. People apply, register, upload, index and ask through the services. */
export interface WorldBuilder {
  /** Sets the time to so many hours before the start of the world. */
  hoursAgo(hours: number): void
  /** Creates a backend and a provider account for a person. */
  register(person: Person): Promise<WorldUser>
  /** Creates a provider account only. */
  registerAtProvider(person: Person): Promise<void>
  /** Submits an application and, if it has a decision, reviews it. The admin must be registered. */
  apply(applicant: Applicant): Promise<void>
  readonly tables: WorldTables
}

/**
 * Direct access to the tables, for worlds that are too large to be played. The functions of mocks/worlds/rows store what
 * the services would have stored.
 */
export interface WorldTables extends Pick<Backend, 'db' | 'hosted'> {
  readonly ids: Ids
  /** The moment so many hours before the start of the world, in milliseconds since 1970. */
  timeAgo(hours: number): number
}

export interface WorldUser {
  /** The backend's id. */
  readonly id: string
  /** Uploads a file and waits until it is processed or has failed. */
  upload(name: string, content: string | Uint8Array<ArrayBuffer>): Promise<Schemas['Document']>
  index(document: Schemas['Document']): Promise<void>
  /** Asks questions in a new chat session. */
  chat(questions: readonly string[]): Promise<void>
}
