import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { WaitlistField, WaitlistValues } from '../../../../src/domain/waitlistForm.ts'
import { WAITLIST_FIELDS } from '../../../../src/domain/waitlistForm.ts'
import type { NewApplication, SubmissionOutcome } from '../../../../src/flows/waitlist/applicationForm.ts'
import type { WaitlistEvent } from '../../../../src/flows/waitlist/waitlist.machine.ts'
import { waitlistMachine } from '../../../../src/flows/waitlist/waitlist.machine.ts'
import { fromCall } from '../../../../src/lib/xstate/fromCall.ts'

const YOU = { firstName: ' Noor ', lastName: 'حداد', email: ' noor@lab.example ', role: 'researcher' }
const APPLICATION: NewApplication = {
  firstName: 'Noor',
  lastName: 'حداد',
  email: 'noor@lab.example',
  role: 'researcher',
  organization: '',
  researchArea: '',
  useCase: '',
  timeline: '',
}

const FIELDS_MISSING = {
  type: 'notification.raised',
  tone: 'error',
  title: 'Required fields missing',
  text: 'Please complete all required fields to proceed',
}
const FAILED = {
  type: 'notification.raised',
  tone: 'error',
  title: 'Submission failed',
  text: 'There was an error processing your application. Please try again.',
}
const DUPLICATE = {
  type: 'notification.raised',
  tone: 'warning',
  title: 'Already registered',
  text: "Your application is already in our system. We'll be in touch soon.",
}
const ANSWERS_KEPT = {
  type: 'notification.raised',
  tone: 'success',
  title: 'Your answers are kept',
  text: 'They stay in the form until you leave this page.',
}
const EXIT = { type: 'exit.requested' }

type Submit = (application: NewApplication) => Promise<SubmissionOutcome>
const accepted: Submit = async () => 'accepted'
const duplicate: Submit = async () => 'duplicate'
const unanswered: Submit = async () => 'unanswered'
const refused: Submit = async () => {
  throw new Error('Broken')
}

function start(submit: Submit = accepted, notify: () => Promise<void> = async () => {}) {
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

type Actor = ReturnType<typeof start>['actor']

function fill(actor: Actor, values: Partial<WaitlistValues>) {
  for (const [name, value] of Object.entries(values))
    actor.send({ type: 'field.edited', name: name as WaitlistField, value })
}
const submit = (actor: Actor) => actor.send({ type: 'form.submitted' })
const errorsOf = (actor: Actor) => actor.getSnapshot().context.fields.errors
const valuesOf = (actor: Actor) => actor.getSnapshot().context.fields.values
const focusOf = (actor: Actor) => actor.getSnapshot().context.focus?.name

/** At the second step, with the first filled. */
function startAtProject(...args: Parameters<typeof start>) {
  const started = start(...args)
  fill(started.actor, YOU)
  submit(started.actor)
  expect(started.actor.getSnapshot().value).toBe('aboutProject')
  return started
}

describe('the first step', () => {
  test('the application form opens the second step when the four required fields are valid', () => {
    const { actor, emitted } = startAtProject()
    expect(focusOf(actor)).toBe('organization')
    expect(errorsOf(actor)).toEqual({})
    expect(emitted).toEqual([])
  })

  test.each<[Partial<WaitlistValues>, WaitlistField]>([
    [{}, 'firstName'],
    [YOU, 'firstName'],
    [{ ...YOU, firstName: 'Noor', lastName: ' \t\u00a0 ' }, 'lastName'],
    [{ ...YOU, role: '' }, 'role'],
    // A missing field has priority over an invalid one.
    [{ ...YOU, email: 'noor', role: '' }, 'role'],
  ])('missing fields (%j) show errors and the focus moves to %s', (values, first) => {
    const { actor, emitted } = start()
    fill(actor, values === YOU ? { ...YOU, firstName: '' } : values)
    submit(actor)
    expect(actor.getSnapshot().value).toBe('aboutYou')
    expect(emitted).toEqual([FIELDS_MISSING])
    expect(errorsOf(actor)[first]).toMatch(/^Please (enter|choose) your/)
    expect(focusOf(actor)).toBe(first)
  })

  test('a second press repeats the notification and focuses the field again', () => {
    const { actor, emitted } = start()
    submit(actor)
    const { focus } = actor.getSnapshot().context
    submit(actor)
    expect(emitted).toEqual([FIELDS_MISSING, FIELDS_MISSING])
    expect(actor.getSnapshot().context.focus).toEqual(focus)
    expect(actor.getSnapshot().context.focus).not.toBe(focus)
  })

  test.each<[Partial<WaitlistValues>, WaitlistField, RegExp]>([
    [{ email: 'noor' }, 'email', /^Please enter a complete email address/],
    [{ email: 'noor@lab' }, 'email', /^Please enter a complete email address/],
    [{ firstName: 'a'.repeat(101) }, 'firstName', /at most 100 characters/],
    [{ lastName: '\0' }, 'lastName', /^Please enter your last name/],
    [{ role: 'admin' }, 'role', /^Please choose/],
  ])(
    'the application form shows the error of %j at its field without a notification',
    (wrong, name, error) => {
      const { actor, emitted } = start()
      fill(actor, { ...YOU, ...wrong })
      submit(actor)
      expect(actor.getSnapshot().value).toBe('aboutYou')
      expect(errorsOf(actor)[name]).toMatch(error)
      expect(focusOf(actor)).toBe(name)
      expect(emitted).toEqual([])

      fill(actor, { [name]: 'x' })
      expect(errorsOf(actor)).toEqual({})
    },
  )

  test('the application form opens the second step although it contains an invalid value', () => {
    const { actor } = startAtProject()
    fill(actor, { useCase: 'x'.repeat(301) })
    actor.send({ type: 'step.returned' })
    submit(actor)
    expect(actor.getSnapshot().value).toBe('aboutProject')
  })

  test('the application form ignores Back in the first step', () => {
    const { actor } = start()
    actor.send({ type: 'step.returned' })
    expect(actor.getSnapshot().value).toBe('aboutYou')
    expect(focusOf(actor)).toBeUndefined()
  })
})

describe('the second step', () => {
  test('Back returns to the first step with all values', () => {
    const { actor } = startAtProject()
    fill(actor, { organization: 'Sleep Lab' })
    actor.send({ type: 'step.returned' })
    expect(actor.getSnapshot().value).toBe('aboutYou')
    expect(focusOf(actor)).toBe('firstName')
    submit(actor)
    expect(actor.getSnapshot().value).toBe('aboutProject')
    expect(valuesOf(actor)).toMatchObject({ ...YOU, organization: 'Sleep Lab' })
  })

  test.each<[Partial<WaitlistValues>, WaitlistField, RegExp]>([
    [{ useCase: '🧠'.repeat(301) }, 'useCase', /at most 300 characters/],
    [{ organization: 'x'.repeat(201) }, 'organization', /at most 200 characters/],
    [{ researchArea: 'alchemy' }, 'researchArea', /^Please choose/],
    [{ timeline: 'never' }, 'timeline', /^Please choose/],
  ])('the application form shows the error of %j at its field and sends nothing', (wrong, name, error) => {
    const { actor, submissions, emitted } = startAtProject()
    fill(actor, wrong)
    submit(actor)
    expect(actor.getSnapshot().value).toBe('aboutProject')
    expect(errorsOf(actor)).toEqual({ [name]: expect.stringMatching(error) })
    expect(focusOf(actor)).toBe(name)
    expect(submissions).not.toHaveBeenCalled()
    expect(emitted).toEqual([])
  })

  test('the application form returns to the first step when its required fields are missing', () => {
    const { actor, submissions, emitted } = startAtProject()
    fill(actor, { lastName: '  ', useCase: 'Replay' })
    submit(actor)
    expect(actor.getSnapshot().value).toBe('aboutYou')
    expect(emitted).toEqual([FIELDS_MISSING])
    expect(focusOf(actor)).toBe('lastName')
    expect(valuesOf(actor).useCase).toBe('Replay')
    expect(submissions).not.toHaveBeenCalled()
  })

  test('the application form returns to the first step without a notification when it contains an invalid value', () => {
    const { actor, emitted } = startAtProject()
    fill(actor, { email: 'noor' })
    submit(actor)
    expect(actor.getSnapshot().value).toBe('aboutYou')
    expect(focusOf(actor)).toBe('email')
    expect(emitted).toEqual([])
  })
})

describe('submitting', () => {
  test('the application form submits the parsed values and then notifies the team with the same values', async () => {
    const { actor, submissions, notifications, emitted } = startAtProject()
    fill(actor, { organization: ' Sleep Lab\n', useCase: '=1+1 <b>', timeline: 'flexible' })
    submit(actor)
    expect(actor.getSnapshot().value).toBe('submitting')
    await waitFor(actor, (state) => state.matches('submitted'))
    const sent = { ...APPLICATION, organization: 'Sleep Lab', useCase: '=1+1 <b>', timeline: 'flexible' }
    expect(submissions.mock.calls).toEqual([[sent]])
    expect(notifications.mock.calls).toEqual([[sent]])
    expect(emitted).toEqual([])
  })

  test('the application form ignores further presses and edits while submitting and afterwards', async () => {
    const { actor, submissions, notifications } = startAtProject()
    submit(actor)
    const press = () => {
      submit(actor)
      fill(actor, { email: 'other@lab.example' })
      actor.send({ type: 'step.returned' })
      actor.send({ type: 'email.reopened' })
    }
    press()
    expect(actor.getSnapshot().value).toBe('submitting')
    await waitFor(actor, (state) => state.matches('submitted'))
    press()
    expect(actor.getSnapshot().value).toBe('submitted')
    expect(valuesOf(actor).email).toBe(YOU.email)
    expect(submissions).toHaveBeenCalledOnce()
    expect(notifications).toHaveBeenCalledOnce()
  })

  test('the application form shows the confirmation before the team is notified, and when the notification fails', async () => {
    let fail = () => {}
    const { actor } = startAtProject(
      accepted,
      () =>
        new Promise((_, reject) => {
          fail = () => reject(new Error('No mail today'))
        }),
    )
    submit(actor)
    await waitFor(actor, (state) => state.matches('submitted'))
    fail()
    await new Promise((resolve) => setTimeout(resolve))
    expect(actor.getSnapshot()).toMatchObject({ value: 'submitted', status: 'active' })
  })

  test('the application form shows "already registered" for a duplicate and accepts another email address', async () => {
    const { actor, submissions, notifications, emitted } = startAtProject(async ({ email }) =>
      email === APPLICATION.email ? 'duplicate' : 'accepted',
    )
    fill(actor, { useCase: 'Replay' })
    submit(actor)
    await waitFor(actor, (state) => state.matches('alreadyRegistered'))
    expect(emitted).toEqual([DUPLICATE])
    expect(notifications).not.toHaveBeenCalled()
    submit(actor)
    fill(actor, { email: 'x' })
    expect(actor.getSnapshot().value).toBe('alreadyRegistered')
    expect(valuesOf(actor)).toMatchObject({ ...YOU, useCase: 'Replay' })

    actor.send({ type: 'email.reopened' })
    expect(actor.getSnapshot().value).toBe('aboutYou')
    expect(focusOf(actor)).toBe('email')
    fill(actor, { email: 'other@lab.example' })
    submit(actor)
    submit(actor)
    await waitFor(actor, (state) => state.matches('submitted'))
    expect(submissions).toHaveBeenCalledTimes(2)
  })

  test('the application form keeps the values after a failure and allows a retry, edited or not', async () => {
    const outcomes = [refused, refused, accepted]
    const { actor, submissions, emitted } = startAtProject((application) =>
      (outcomes.shift() ?? accepted)(application),
    )
    submit(actor)
    await waitFor(actor, (state) => state.matches('failed'))
    expect(emitted).toEqual([FAILED])
    expect(valuesOf(actor)).toMatchObject(YOU)

    submit(actor)
    expect(actor.getSnapshot().value).toBe('submitting')
    await waitFor(actor, (state) => state.matches('failed'))
    expect(emitted).toEqual([FAILED, FAILED])

    fill(actor, { useCase: 'Replay' })
    expect(actor.getSnapshot().value).toBe('failed')
    actor.send({ type: 'step.returned' })
    expect(actor.getSnapshot().value).toBe('aboutYou')
    submit(actor)
    submit(actor)
    await waitFor(actor, (state) => state.matches('submitted'))
    expect(submissions).toHaveBeenCalledTimes(3)
    expect(submissions).toHaveBeenLastCalledWith({ ...APPLICATION, useCase: 'Replay' })
  })

  test('the application form confirms a duplicate as the same application after an unanswered attempt', async () => {
    const outcomes = [unanswered, refused, duplicate]
    const { actor, notifications, emitted } = startAtProject((application) =>
      (outcomes.shift() ?? accepted)(application),
    )
    for (const value of ['failed', 'failed', 'submitted'] as const) {
      submit(actor)
      await waitFor(actor, (state) => state.matches(value))
    }
    expect(emitted).toEqual([FAILED, FAILED])
    expect(notifications.mock.calls).toEqual([[APPLICATION]])
  })

  test.each<[string, Submit, Partial<WaitlistValues>]>([
    ['the first attempt was refused', refused, {}],
    ['the email was edited after the unanswered attempt', unanswered, { email: 'noor@home.example' }],
  ])(
    'the application form shows "already registered" for a duplicate on retry if %s',
    async (_, first, edits) => {
      const outcomes = [first, duplicate]
      const { actor, notifications, emitted } = startAtProject((application) =>
        (outcomes.shift() ?? accepted)(application),
      )
      submit(actor)
      await waitFor(actor, (state) => state.matches('failed'))
      fill(actor, edits)
      submit(actor)
      await waitFor(actor, (state) => state.matches('alreadyRegistered'))
      expect(emitted).toEqual([FAILED, DUPLICATE])
      expect(notifications).not.toHaveBeenCalled()
    },
  )

  test.each<[string, Submit[], Partial<WaitlistValues>[]]>([
    ['an unanswered attempt', [unanswered, duplicate], [{}, { useCase: 'Replay' }]],
    ['an attempt with the email in capitals', [unanswered, duplicate], [{}, { email: 'Noor@lab.example' }]],
    [
      'the first of two unanswered attempts',
      [unanswered, unanswered, duplicate],
      [{}, { useCase: 'Replay' }, {}],
    ],
    [
      'an unanswered attempt, with another email in between',
      [unanswered, duplicate, duplicate],
      [{}, { email: 'noor@home.example' }, { email: 'noor@lab.example', role: 'other' }],
    ],
  ])(
    'the application form says that the edits are not stored and notifies the team when a duplicate was edited after %s',
    async (_, outcomes, edits) => {
      const { actor, notifications } = startAtProject((application) =>
        (outcomes.shift() ?? accepted)(application),
      )
      for (const edit of edits) {
        if (actor.getSnapshot().matches('alreadyRegistered')) actor.send({ type: 'email.reopened' })
        fill(actor, edit)
        submit(actor)
        if (actor.getSnapshot().matches('aboutProject')) submit(actor)
        await waitFor(actor, (state) => !state.matches('submitting'))
      }
      expect(actor.getSnapshot().value).toBe('submittedEarlier')
      expect(notifications).toHaveBeenCalledOnce()
    },
  )

  test('the application form validates again before retrying after a failure', async () => {
    const { actor, submissions } = startAtProject(refused)
    submit(actor)
    await waitFor(actor, (state) => state.matches('failed'))
    fill(actor, { useCase: 'x'.repeat(301) })
    submit(actor)
    expect(actor.getSnapshot().value).toBe('failed')
    expect(focusOf(actor)).toBe('useCase')
    expect(submissions).toHaveBeenCalledOnce()
  })

  test('the application form aborts submitting when the actor is stopped and emits nothing afterwards', async () => {
    const signals: AbortSignal[] = []
    const emitted = vi.fn()
    const actor = createActor(
      waitlistMachine.provide({
        actors: {
          submitApplication: fromCall<SubmissionOutcome, NewApplication>(({ signal }) => {
            signals.push(signal)
            return new Promise((_, reject) => {
              signal.addEventListener('abort', () => reject(signal.reason))
            })
          }),
        },
      }),
    )
    actor.on('*', emitted)
    actor.start()
    fill(actor, YOU)
    submit(actor)
    submit(actor)
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    actor.stop()
    await new Promise((resolve) => setTimeout(resolve))
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    expect(emitted).not.toHaveBeenCalled()
  })
})

describe('Exit', () => {
  test('Exit shows no notification when nothing was typed', () => {
    const { actor, emitted } = start()
    fill(actor, { firstName: '  ' })
    actor.send({ type: 'form.left' })
    expect(emitted).toEqual([EXIT])
  })

  test('Exit keeps the typed values and shows a notification in every step', async () => {
    const { actor, emitted } = start(refused)
    fill(actor, YOU)
    actor.send({ type: 'form.left' })
    expect(emitted.splice(0)).toEqual([ANSWERS_KEPT, EXIT])
    submit(actor)
    actor.send({ type: 'form.left' })
    expect(emitted.splice(0)).toEqual([ANSWERS_KEPT, EXIT])
    expect(actor.getSnapshot().value).toBe('aboutProject')
    expect(valuesOf(actor)).toMatchObject(YOU)
    submit(actor)
    await waitFor(actor, (state) => state.matches('failed'))
    actor.send({ type: 'form.left' })
    expect(emitted.splice(0)).toEqual([FAILED, ANSWERS_KEPT, EXIT])
  })

  test.each([
    ['submitted', accepted],
    ['alreadyRegistered', duplicate],
  ] as const)('Exit in the state %s only leaves the page', async (state, outcome) => {
    const { actor, emitted } = startAtProject(outcome)
    submit(actor)
    actor.send({ type: 'form.left' })
    expect(emitted.splice(0)).toEqual([EXIT])
    await waitFor(actor, ({ value }) => value === state)
    emitted.length = 0
    actor.send({ type: 'form.left' })
    expect(emitted).toEqual([EXIT])
  })
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
      const { actor, submissions } = start(isRefused ? refused : duplicate)
      fill(actor, YOU)
      const typed: Partial<WaitlistValues> = { ...YOU }
      for (const one of events) {
        const isForm = ['aboutYou', 'aboutProject', 'failed'].includes(actor.getSnapshot().value)
        actor.send(one)
        if (one.type === 'field.edited' && isForm) typed[one.name] = one.value
        await Promise.resolve()
        expect(actor.getSnapshot().status).toBe('active')
        expect(valuesOf(actor)).toMatchObject(typed)
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
