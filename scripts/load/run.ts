import { setTimeout as delay } from 'node:timers/promises'
import { inParallel } from '../../src/lib/inParallel.ts'
import { messageOf } from '../../src/lib/messageOf.ts'
import { createSend } from './connection.ts'
import { createMeasurements, type Measurements } from './measurements.ts'
import { type Accepted, missing, personOf, signUp, type Visit, visit } from './virtualUser.ts'

/** Number of people that sign up, or whose data is compared, at the same time. */
const PREPARED_AT_ONCE = 10

export interface LoadOptions extends Visit {
  readonly origin: string
  readonly users: number
  /** Seconds within which the users arrive, one after the other. */
  readonly arrival: number
}

export interface LoadResult {
  /** Of all users' visits. What was lost is in `losses`. */
  readonly measurements: Measurements
  /** Seconds from the first arrival to the last sign-out. */
  readonly duration: number
}

/**
 * Signs up the users, lets all of them visit the app at the same time and then compares what is stored with what the
 * services have confirmed.
 *
 * @throws Error if a user cannot sign up
 */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const { origin, users, arrival, key } = options
  const people = Array.from({ length: users }, (_, index) => ({
    person: personOf(index + 1),
    accepted: { documentId: null, sessionId: null, questions: [] } satisfies Accepted as Accepted,
  }))
  const sendApart = createSend(origin, createMeasurements())
  await inParallel(people, PREPARED_AT_ONCE, ({ person }) => signUp(sendApart, key, person)).finished

  const measurements = createMeasurements()
  const send = createSend(origin, measurements)
  const start = performance.now()
  await Promise.all(
    people.map(async ({ person, accepted }, index) => {
      await delay((index / users) * arrival * 1000)
      try {
        await visit(send, person, options, accepted)
      } catch (error) {
        measurements.losses.push(`${person.email}: ${messageOf(error)}`)
      }
    }),
  )
  const duration = (performance.now() - start) / 1000

  await inParallel(people, PREPARED_AT_ONCE, async ({ person, accepted }) => {
    const problems = await missing(sendApart, key, person, accepted)
    measurements.losses.push(...problems.map((problem) => `${person.email}: ${problem}`))
  }).finished
  return { measurements, duration }
}
