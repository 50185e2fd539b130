import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { ONBOARDING_STEPS } from '../../../../src/domain/onboarding.ts'
import { currentProgress } from '../../../../src/flows/onboarding/progress.ts'
import { flushPromises } from '../../../support/documents.ts'
import type { CallName } from '../../../support/onboarding.ts'
import {
  choose,
  enterName,
  finish,
  middling,
  setupToken,
  startOnboarding,
  una,
} from '../../../support/onboarding.ts'

const ALL_CALLS = [
  'register',
  'signUp',
  'claim',
  'markRegistered',
  'setupData.used',
  'signOut',
  'account.created',
]

/** Fails the first call of this name. */
function failingOnce(name: CallName, message = 'Bad Gateway') {
  let isDue = true
  return async (called: CallName) => {
    if (called !== name || !isDue) return
    isDue = false
    throw new Error(message)
  }
}

const ended = (actor: ReturnType<typeof startOnboarding>['actor']) =>
  waitFor(actor, ({ value }) => ['created', 'completed', 'failed'].includes(String(value)))

describe('the onboarding steps', () => {
  test('choosing an answer moves forward, returning moves back, and answers are kept', () => {
    const { actor } = startOnboarding()
    const value = () => actor.getSnapshot().value
    enterName(actor, '  Mnemosyne ')
    expect(actor.getSnapshot().context.fields.values.aiName).toBe('Mnemosyne')
    const passed = [value()]
    for (const id of ['question1', 'question2', 'question3', 'question4'] as const) {
      choose(actor, id, middling[id])
      passed.push(value())
    }
    expect(passed).toEqual(ONBOARDING_STEPS.slice(2))
    for (const step of ONBOARDING_STEPS.slice(0, -1).toReversed()) {
      actor.send({ type: 'step.returned' })
      expect(value()).toBe(step)
    }
    enterName(actor)
    const { question5: _, ...answers } = middling
    expect(actor.getSnapshot().context.answers).toEqual(answers)
  })

  test('choosing the same answer again moves forward', () => {
    const { actor } = startOnboarding()
    enterName(actor)
    choose(actor, 'question1', 'keep')
    actor.send({ type: 'step.returned' })
    choose(actor, 'question1', 'keep')
    expect(actor.getSnapshot().value).toBe('question2')
  })

  test.each(['', '   ', '\n', '\0'])('the onboarding machine rejects the empty name %j', (name) => {
    const { actor } = startOnboarding()
    enterName(actor, name)
    expect(actor.getSnapshot().value).toBe('naming')
    expect(actor.getSnapshot().context.fields.errors.aiName).toBe('Please provide an AI name')
    actor.send({ type: 'name.edited', value: 'M' })
    expect(actor.getSnapshot().context.fields.errors).toEqual({})
  })

  test('the onboarding ignores an answer that does not belong to the current question', () => {
    const { actor } = startOnboarding()
    enterName(actor)
    choose(actor, 'question2', 'decisive')
    choose(actor, 'question1', 'decisive')
    expect(actor.getSnapshot().value).toBe('question1')
    expect(actor.getSnapshot().context.answers).toEqual({})
  })
})

describe('onboarding without setup data', () => {
  test('the onboarding machine stores the answers on this device without a backend user', async () => {
    const { actor, log, inputs, clock } = startOnboarding({ email: una.email })
    finish(actor)
    await ended(actor)
    clock.increment(1200)
    expect(log).toEqual(['saveProfile', 'profile.completed'])
    expect(inputs.saveProfile).toMatchObject({ userId: null, email: una.email })
    expect(currentProgress(actor.getSnapshot())).toBeNull()
  })

  test('the onboarding machine saves the profile of a backend user before completing', async () => {
    const { actor, log, inputs, clock } = startOnboarding({ userId: 'user-1' })
    finish(actor)
    expect(actor.getSnapshot().value).toBe('savingProfile')
    await ended(actor)
    clock.increment(1200)
    expect(log).toEqual(['saveProfile', 'profile.saved', 'profile.completed'])
    expect(inputs.saveProfile).toMatchObject({
      userId: 'user-1',
      fields: { machine_name: 'Mnemosyne', contradiction_tolerance: 0.46, belief_sensitivity: 'moderate' },
    })
  })

  test.each([
    ['retry.requested', 'completed', ['saveProfile', 'saveProfile', 'profile.saved', 'profile.completed']],
    ['skip.requested', 'unsaved', ['saveProfile', 'profile.completed']],
  ] as const)(
    'the onboarding machine records a failed profile save and continues after %s',
    async (type, end, log) => {
      const onboarding = startOnboarding({ userId: 'user-1' }, failingOnce('saveProfile', 'Server error'))
      finish(onboarding.actor)
      const { context } = await ended(onboarding.actor)
      expect(context.failure).toEqual({ at: 'savingProfile', message: 'Server error' })
      onboarding.actor.send({ type })
      await waitFor(onboarding.actor, (state) => state.matches(end))
      onboarding.clock.increment(1200)
      expect(onboarding.log).toEqual(log)
    },
  )
})

describe('onboarding with setup data', () => {
  test('the onboarding machine makes its calls in order and discards the password before the sign-out', async () => {
    const { actor, log, inputs } = startOnboarding({ account: una, setupToken })
    finish(actor)
    await ended(actor)
    expect(log).toEqual(ALL_CALLS)
    expect(inputs).toEqual({
      register: {
        email: una.email,
        password: una.password,
        name: 'Una Lindqvist',
        machine_name: 'Mnemosyne',
        contradiction_tolerance: 0.46,
        belief_sensitivity: 'moderate',
      },
      signUp: una,
      claim: { setupToken },
      markRegistered: undefined,
      signOut: undefined,
    })
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(una.password)
  })

  test('the onboarding machine claims no application if the URL has no token', async () => {
    const { actor, log } = startOnboarding({ account: una })
    finish(actor)
    await ended(actor)
    expect(log).toEqual(ALL_CALLS.filter((name) => name !== 'claim'))
  })

  test('the onboarding machine saves no profile, because the registration contains the answers', async () => {
    const { actor, log } = startOnboarding({ account: una, setupToken, userId: 'user-1' })
    finish(actor)
    await ended(actor)
    expect(log).not.toContain('saveProfile')
  })

  test.each([
    ['register', 'registering'],
    ['signUp', 'signingUp'],
    ['claim', 'claiming'],
    ['markRegistered', 'markingRegistered'],
    ['signOut', 'signingOut'],
  ] as const)(
    'the onboarding machine records a failure of %s and continues from there on retry',
    async (name, at) => {
      const { actor, log } = startOnboarding({ account: una, setupToken }, failingOnce(name))
      finish(actor)
      const { value, context } = await ended(actor)
      expect(value).toBe('failed')
      expect(context.failure).toEqual({ at, message: 'Bad Gateway' })
      actor.send({ type: 'retry.requested' })
      expect(actor.getSnapshot().context.failure).toBeNull()
      await waitFor(actor, (state) => state.matches('created'))
      const place = ALL_CALLS.indexOf(name)
      expect(log).toEqual(ALL_CALLS.toSpliced(place, 0, name))
    },
  )

  test.each(['claim', 'markRegistered', 'signOut'] as const)(
    'the onboarding machine skips %s after a failure, makes the remaining calls and discards the password',
    async (name) => {
      const { actor, log } = startOnboarding({ account: una, setupToken }, failingOnce(name))
      finish(actor)
      await ended(actor)
      actor.send({ type: 'skip.requested' })
      await waitFor(actor, (state) => state.matches('created'))
      expect(log).toEqual(ALL_CALLS)
    },
  )

  test('skipping a failed sign-up signs out: nobody is signed in to claim the application', async () => {
    const { actor, log } = startOnboarding({ account: una, setupToken }, failingOnce('signUp'))
    finish(actor)
    await ended(actor)
    actor.send({ type: 'skip.requested' })
    await waitFor(actor, (state) => state.matches('created'))
    expect(log).toEqual(ALL_CALLS.filter((name) => name !== 'claim' && name !== 'markRegistered'))
  })

  test('the onboarding machine keeps the password and the progress for a reload until the application is marked', async () => {
    const { actor } = startOnboarding({ account: una, setupToken }, failingOnce('markRegistered'))
    finish(actor)
    await ended(actor)
    expect(currentProgress(actor.getSnapshot())).toMatchObject({ step: 'question5' })
    expect(actor.getSnapshot().context.account).toEqual(una)
    actor.send({ type: 'skip.requested' })
    expect(currentProgress(actor.getSnapshot())).toBeNull()
    expect(actor.getSnapshot().context.account).toBeNull()
  })

  test('a failed registration cannot be skipped, but the answers can be changed', async () => {
    const { actor, log, inputs } = startOnboarding({ account: una, setupToken }, failingOnce('register', ''))
    finish(actor)
    const { context } = await ended(actor)
    expect(context.failure?.message).toBe('')
    actor.send({ type: 'skip.requested' })
    expect(actor.getSnapshot().value).toBe('failed')
    actor.send({ type: 'answers.reopened' })
    expect(actor.getSnapshot().value).toBe('naming')
    expect(actor.getSnapshot().context.answers).toEqual(middling)
    finish(actor, { ...middling, question1: 'doubt' })
    await ended(actor)
    expect(inputs.register).toMatchObject({ contradiction_tolerance: 0.4 })
    expect(log).toEqual(['register', ...ALL_CALLS])
  })

  test('the answers cannot be changed after the registration succeeded', async () => {
    const { actor } = startOnboarding({ account: una }, failingOnce('signUp'))
    finish(actor)
    await ended(actor)
    actor.send({ type: 'answers.reopened' })
    expect(actor.getSnapshot().value).toBe('failed')
  })

  test('a running call is neither repeated nor interrupted by events', async () => {
    const { actor, log } = startOnboarding({ account: una, setupToken })
    finish(actor)
    for (const event of [
      { type: 'answer.chosen', question: 'question5', answer: 'low' },
      { type: 'step.returned' },
      { type: 'retry.requested' },
      { type: 'skip.requested' },
    ] as const)
      actor.send(event)
    expect(actor.getSnapshot().value).toBe('registering')
    await ended(actor)
    expect(log).toEqual(ALL_CALLS)
  })

  test('the onboarding machine makes no further call after the actor is stopped', async () => {
    const { actor, log } = startOnboarding({ account: una, setupToken }, flushPromises)
    finish(actor)
    actor.stop()
    await flushPromises()
    await flushPromises()
    expect(log).toEqual(['register'])
  })
})

describe('restoring stored progress', () => {
  test('the onboarding machine restores the step, the name and the answers', () => {
    const before = startOnboarding().actor
    enterName(before)
    choose(before, 'question1', 'weigh')
    const { actor } = startOnboarding({ progress: currentProgress(before.getSnapshot()) })
    expect(actor.getSnapshot().value).toBe('question2')
    expect(currentProgress(actor.getSnapshot())).toEqual(currentProgress(before.getSnapshot()))
    actor.send({ type: 'step.returned' })
    expect(actor.getSnapshot().value).toBe('question1')
  })

  test('the onboarding machine returns to the last question after a reload during the calls', () => {
    const before = startOnboarding({ account: una }).actor
    finish(before)
    const progress = currentProgress(before.getSnapshot())
    const { actor } = startOnboarding({ account: una, progress })
    expect(actor.getSnapshot().value).toBe('question5')
    expect(actor.getSnapshot().context.answers).toEqual(middling)
  })

  const kept = { step: 'question5', aiName: 'Mnemosyne', answers: {} as Record<string, string> }
  test.each([
    ['none', null, 'greeting', {}],
    ['of a step that there is not', { ...kept, step: 'question6' }, 'greeting', {}],
    ['of a step beyond what is answered', kept, 'question1', {}],
    ['without even a name', { ...kept, aiName: '' }, 'naming', {}],
    ['with a name that is too long', { ...kept, aiName: 'a'.repeat(101) }, 'naming', {}],
    [
      'unknown answers',
      { ...kept, answers: { question1: 'weigh', question2: 'weigh', constructor: 'x' } },
      'question2',
      { question1: 'weigh' },
    ],
    ['an earlier step than the answers', { ...kept, step: 'naming', answers: middling }, 'naming', middling],
  ] as const)('the onboarding machine restores progress with %s', (_, progress, step, answers) => {
    const { actor } = startOnboarding({ progress })
    expect(actor.getSnapshot().value).toBe(step)
    expect(actor.getSnapshot().context.answers).toEqual(answers)
  })

  test('the onboarding machine returns to an unanswered question and then finishes', () => {
    const { question2: _, question4: __, question5: ___, ...answers } = middling
    const { actor } = startOnboarding({ progress: { ...kept, answers: { ...answers, question4: 'open' } } })
    expect(actor.getSnapshot().value).toBe('question5')
    choose(actor, 'question5', 'high')
    expect(actor.getSnapshot().value).toBe('question2')
    expect(actor.getSnapshot().context.problem).toBe('Please complete all questions')
    choose(actor, 'question2', 'decisive')
    expect(actor.getSnapshot().context.problem).toBeNull()
    for (const id of ['question3', 'question4', 'question5'] as const) choose(actor, id, middling[id])
    expect(actor.getSnapshot().value).toBe('savingProfile')
  })

  test('the onboarding machine returns to the name at the end if it is missing', () => {
    const { actor } = startOnboarding({ progress: { ...kept, aiName: ' ', answers: middling } })
    choose(actor, 'question5', 'high')
    expect(actor.getSnapshot().value).toBe('naming')
    expect(actor.getSnapshot().context.problem).toBeNull()
    expect(actor.getSnapshot().context.fields.errors.aiName).toBe('Please provide an AI name')
  })
})
