import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { WaitlistField, WaitlistValues } from '../../../../src/domain/waitlistForm.ts'
import { WAITLIST_FIELDS } from '../../../../src/domain/waitlistForm.ts'
import type { NewApplication, SubmissionOutcome } from '../../../../src/flows/waitlist/applicationForm.ts'
import { type WaitlistEvent, waitlistMachine } from '../../../../src/flows/waitlist/waitlist.machine.ts'

const YOU = { firstName: ' Noor ', lastName: 'حداد', email: ' noor@lab.example ', role: 'researcher' }

/** The form whose submissions have these results in turn; null is an error. */
function start(...results: (SubmissionOutcome | null)[]) {
  const submissions = vi.fn(async (_: NewApplication): Promise<SubmissionOutcome> => {
    const result = results.length > 1 ? results.shift() : results[0]
    if (!result) throw new Error('Broken')
    return result
  })
  const actor = createActor(
    waitlistMachine.provide({
      actors: {
        submitApplication: fromPromise(({ input }) => submissions(input)),
        notifyTeam: fromPromise(async () => {}),
      },
    }),
  ).start()
  const fill = (values: Partial<WaitlistValues>) => {
    for (const [name, value] of Object.entries(values))
      actor.send({ type: 'field.edited', name: name as WaitlistField, value })
  }
  const submit = () => actor.send({ type: 'form.submitted' })
  return { actor, submissions, fill, submit }
}

test('a second press focuses the first missing field again', () => {
  const { actor, submit } = start()
  submit()
  const { focus } = actor.getSnapshot().context
  submit()
  expect(actor.getSnapshot().context.focus).toEqual(focus)
  expect(actor.getSnapshot().context.focus).not.toBe(focus)
})

// Whether the application that the provider already has is the one of an attempt whose answer did not arrive.
test.each<[string, (SubmissionOutcome | null)[], Partial<WaitlistValues>[], string]>([
  ['a refused attempt', [null, 'duplicate'], [{}, {}], 'alreadyRegistered'],
  ['an unanswered attempt', ['unanswered', 'duplicate'], [{}, {}], 'submitted'],
  ['an unanswered and a refused attempt', ['unanswered', null, 'duplicate'], [{}, {}, {}], 'submitted'],
  [
    'an unanswered attempt with other answers',
    ['unanswered', 'duplicate'],
    [{}, { useCase: 'Replay' }],
    'submittedEarlier',
  ],
  [
    'an unanswered attempt with the email in lower case',
    ['unanswered', 'duplicate'],
    [{}, { email: 'Noor@lab.example' }],
    'submittedEarlier',
  ],
  [
    'an unanswered attempt with another email',
    ['unanswered', 'duplicate'],
    [{}, { email: 'noor@home.example' }],
    'alreadyRegistered',
  ],
  [
    'two unanswered attempts of which the first had other answers',
    ['unanswered', 'unanswered', 'duplicate'],
    [{}, { useCase: 'Replay' }, {}],
    'submittedEarlier',
  ],
  [
    'an unanswered attempt, with another email in between',
    ['unanswered', 'duplicate', 'duplicate'],
    [{}, { email: 'noor@home.example' }, { email: 'noor@lab.example', role: 'other' }],
    'submittedEarlier',
  ],
])('a duplicate after %s ends as expected', async (_, results, edits, value) => {
  const { actor, fill, submit } = start(...results)
  fill(YOU)
  for (const edit of edits) {
    actor.send({ type: 'email.reopened' })
    fill(edit)
    submit()
    if (actor.getSnapshot().matches('aboutProject')) submit()
    await waitFor(actor, (state) => !state.matches('submitting'))
  }
  expect(actor.getSnapshot().value).toBe(value)
})

const event = fc.oneof<fc.Arbitrary<WaitlistEvent>[]>(
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

test('random events never submit an incomplete form and never lose a typed value', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 60 }), fc.boolean(), async (events, isRefused) => {
      const { actor, submissions, fill } = start(isRefused ? null : 'duplicate')
      fill(YOU)
      const typed: Partial<WaitlistValues> = { ...YOU }
      for (const one of events) {
        const isForm = ['aboutYou', 'aboutProject', 'failed'].includes(actor.getSnapshot().value)
        actor.send(one)
        if (one.type === 'field.edited' && isForm) typed[one.name] = one.value
        await Promise.resolve()
        expect(actor.getSnapshot().status).toBe('active')
        expect(actor.getSnapshot().context.fields.values).toMatchObject(typed)
      }
      for (const [application] of submissions.mock.calls) {
        expect(application.email).toBe(application.email.trim())
        expect([application.firstName, application.lastName, application.role]).not.toContain('')
        expect([...application.useCase].length).toBeLessThanOrEqual(300)
      }
      actor.stop()
    }),
    { numRuns: 200 },
  )
})
