import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import type { WaitlistField, WaitlistValues } from '../../../../src/domain/waitlistForm.ts'
import type { Actor } from '../../../support/flows/waitlistMachine.ts'
import {
  accepted,
  duplicate,
  event,
  FAILED,
  fill,
  focusOf,
  refused,
  start,
  startAtProject,
  submit,
  valuesOf,
  YOU,
} from '../../../support/flows/waitlistMachine.ts'

const FIELDS_MISSING = {
  type: 'notification.raised',
  tone: 'error',
  title: 'Required fields missing',
  text: 'Please complete all required fields to proceed',
}

const ANSWERS_KEPT = {
  type: 'notification.raised',
  tone: 'success',
  title: 'Your answers are still here',
  text: 'They stay in the form until you leave this page.',
}

const EXIT = { type: 'exit.requested' }
const errorsOf = (actor: Actor) => actor.getSnapshot().context.fields.errors

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
