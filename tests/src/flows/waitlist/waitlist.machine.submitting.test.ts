import { describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { WaitlistValues } from '../../../../src/domain/waitlistForm.ts'
import type { NewApplication, SubmissionOutcome } from '../../../../src/flows/waitlist/applicationForm.ts'
import { waitlistMachine } from '../../../../src/flows/waitlist/waitlist.machine.ts'
import { fromCall } from '../../../../src/lib/xstate/fromCall.ts'
import type { Submit } from '../../../support/flows/waitlistMachine.ts'
import {
  accepted,
  duplicate,
  FAILED,
  fill,
  focusOf,
  refused,
  startAtProject,
  submit,
  valuesOf,
  YOU,
} from '../../../support/flows/waitlistMachine.ts'

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

const DUPLICATE = {
  type: 'notification.raised',
  tone: 'warning',
  title: 'Already registered',
  text: "Your application is already in our system. We'll be in touch soon.",
}

const unanswered: Submit = async () => 'unanswered'

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

  test('the application form ignores further presses and edits while submitting and afterward', async () => {
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

  test('the application form aborts submitting when the actor is stopped and emits nothing afterward', async () => {
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
