import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { WaitlistField, WaitlistValues } from '../../../src/domain/waitlistForm.ts'
import { WAITLIST_FIELDS } from '../../../src/domain/waitlistForm.ts'
import type { NewApplication, SubmissionOutcome } from '../../../src/flows/waitlist/applicationForm.ts'
import type { WaitlistEvent } from '../../../src/flows/waitlist/waitlist.machine.ts'
import { waitlistMachine } from '../../../src/flows/waitlist/waitlist.machine.ts'

// For tests of the application form's machine.

export const YOU = { firstName: ' Noor ', lastName: 'حداد', email: ' noor@lab.example ', role: 'researcher' }

export const FAILED = {
  type: 'notification.raised',
  tone: 'error',
  title: 'Submission failed',
  text: 'There was an error processing your application. Please try again.',
}

export type Submit = (application: NewApplication) => Promise<SubmissionOutcome>

export const accepted: Submit = async () => 'accepted'
export const duplicate: Submit = async () => 'duplicate'

export const refused: Submit = async () => {
  throw new Error('Broken')
}

export function start(submit: Submit = accepted, notify: () => Promise<void> = async () => {}) {
  const submissions = vi.fn(submit)
  const notifications = vi.fn<(application: NewApplication) => Promise<void>>(notify)
  const actor = createActor(
    waitlistMachine.provide({
      actors: {
        submitApplication: fromPromise(({ input }) => submissions(input)),
        notifyTeam: fromPromise(({ input }) => notifications(input)),
      },
    }),
  )
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  return { actor: actor.start(), submissions, notifications, emitted }
}

export type Actor = ReturnType<typeof start>['actor']

export function fill(actor: Actor, values: Partial<WaitlistValues>) {
  for (const [name, value] of Object.entries(values))
    actor.send({ type: 'field.edited', name: name as WaitlistField, value })
}

export const submit = (actor: Actor) => actor.send({ type: 'form.submitted' })
export const valuesOf = (actor: Actor) => actor.getSnapshot().context.fields.values
export const focusOf = (actor: Actor) => actor.getSnapshot().context.focus?.name

/** At the second step, with the first filled. */
export function startAtProject(...args: Parameters<typeof start>) {
  const started = start(...args)
  fill(started.actor, YOU)
  submit(started.actor)
  expect(started.actor.getSnapshot().value).toBe('aboutProject')
  return started
}

export const event = fc.oneof<fc.Arbitrary<WaitlistEvent>[]>(
  fc.record({
    type: fc.constant('field.edited' as const),
    name: fc.constantFrom(...WAITLIST_FIELDS),
    value: fc.constantFrom(
      '',
      ' ',
      'x',
      'noor@lab.example',
      'researcher',
      'other',
      '\ud83d',
      '🧠'.repeat(301),
    ),
  }),
  fc.constantFrom<WaitlistEvent>(
    { type: 'form.submitted' },
    { type: 'step.returned' },
    { type: 'email.reopened' },
    { type: 'form.left' },
  ),
)
