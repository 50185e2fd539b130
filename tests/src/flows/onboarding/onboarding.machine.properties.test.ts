import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BELIEF_QUESTION, ONBOARDING_QUESTIONS } from '../../../../src/domain/onboardingQuestions.ts'
import { currentProgress } from '../../../../src/flows/onboarding/progress.ts'
import { flushPromises } from '../../../support/documents.ts'
import { choose, finish, startOnboarding } from './support.ts'

type Step =
  | { do: 'choose'; question: number; answer: number }
  | { do: 'back' | 'start' | 'reload' }
  | { do: 'rename'; name: string }

const step: fc.Arbitrary<Step> = fc.oneof(
  // Mostly answers on the screen, sometimes of another question or not offered.
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('choose' as const),
      question: fc.constant(-1),
      answer: fc.nat({ max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('choose' as const),
      question: fc.nat({ max: 4 }),
      answer: fc.nat({ max: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('back' as const, 'start' as const, 'reload' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('rename' as const),
      name: fc.constantFrom('', ' ', 'Ada', 'ذاكرة', '=1+1', '<b>'),
    }),
  },
)

/** The last name and answers, recorded independently of the machine. */
interface Recorded {
  name: string
  scores: Map<string, number>
}

/** Sends one step, and records it if the machine accepts it. */
function act(
  actor: ReturnType<typeof startOnboarding>['actor'],
  { ...step }: Step,
  recorded: Recorded,
): void {
  const at = String(actor.getSnapshot().value)
  if (step.do === 'start') actor.send({ type: 'setup.started' })
  if (step.do === 'back') actor.send({ type: 'step.returned' })
  if (step.do === 'rename') {
    actor.send({ type: 'name.edited', value: step.name })
    actor.send({ type: 'name.submitted' })
    if (at === 'naming' && step.name.trim() !== '') recorded.name = step.name.trim()
  }
  if (step.do !== 'choose') return
  const question = ONBOARDING_QUESTIONS[step.question] ?? ONBOARDING_QUESTIONS.find(({ id }) => id === at)
  const answer = question?.answers[step.answer]
  if (question === undefined || answer === undefined) return
  choose(actor, question.id, answer.id)
  if (question.id === at) recorded.scores.set(question.id, answer.score)
}

describe('the registered answers', () => {
  test('the registered answers have the last name, the mean of the last five scores and the last level after any sequence of steps', async () => {
    const steps = fc.array(step, { maxLength: 60, size: 'max' })
    await fc.assert(
      fc.asyncProperty(
        steps,
        fc.array(fc.nat({ max: 2 }), { minLength: 5, maxLength: 5 }),
        async (steps, last) => {
          const recorded: Recorded = { name: '', scores: new Map() }
          let onboarding = startOnboarding()
          const at = () => String(onboarding.actor.getSnapshot().value)
          for (const step of steps) {
            if (at() === 'registering') break
            if (step.do === 'reload') {
              const progress = currentProgress(onboarding.actor.getSnapshot())
              onboarding = startOnboarding({ progress })
            } else act(onboarding.actor, step, recorded)
          }
          while (at() !== 'registering') {
            act(onboarding.actor, { do: 'start' }, recorded)
            if (at() === 'naming') act(onboarding.actor, { do: 'rename', name: 'Mnemosyne' }, recorded)
            const question = ONBOARDING_QUESTIONS.findIndex(({ id }) => id === at())
            act(onboarding.actor, { do: 'choose', question, answer: last[question] ?? 0 }, recorded)
          }
          await flushPromises()
          const tenths = [...recorded.scores.values()].reduce((sum, score) => sum + Math.round(score * 10), 0)
          const believed = BELIEF_QUESTION.answers.find(
            ({ score }) => score === recorded.scores.get('question5'),
          )
          expect(recorded.scores.size).toBe(5)
          expect(onboarding.inputs.register).toMatchObject({
            answers: {
              machine_name: recorded.name,
              contradiction_tolerance: Number((tenths / 50).toFixed(2)),
              belief_sensitivity: believed?.id,
            },
          })
        },
      ),
      { numRuns: 300 },
    )
  })
})

const ORDER = [
  'register',
  'signUp',
  'claim',
  'markRegistered',
  'setupData.used',
  'signOut',
  'account.created',
]

describe('the calls', () => {
  const attempt = fc.record({
    fails: fc.boolean(),
    how: fc.constantFrom('retry', 'skip', 'reopen', 'skipAndRetry'),
  })

  test('the calls keep their order and reach the end after any sequence of failures, retries and skips', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { maxLength: 20 }), fc.boolean(), async (attempts, hasToken) => {
        const left = [...attempts]
        let how = 'retry'
        let skipped: string[] = []
        const { actor, log } = startOnboarding({ setupToken: hasToken ? 'token' : null }, async (name) => {
          const next = left.shift()
          how = next?.how ?? 'retry'
          if (next?.fails) throw new Error(name)
        })
        finish(actor)
        while (actor.getSnapshot().status === 'active') {
          await flushPromises()
          if (!actor.getSnapshot().matches('failed')) continue
          if (how === 'reopen') actor.send({ type: 'answers.reopened' })
          const { failure } = actor.getSnapshot().context
          if (how === 'skip' || how === 'skipAndRetry') {
            if (failure?.at === 'registering') skipped = ['signUp', 'claim', 'markRegistered']
            if (failure?.at === 'signingUp') skipped = ['claim', 'markRegistered']
            actor.send({ type: 'skip.requested' })
          }
          // Retry what cannot be skipped or changed; skipAndRetry sends both events.
          const { status, value } = actor.getSnapshot()
          if (value === 'failed' || (how === 'skipAndRetry' && status === 'active'))
            actor.send({ type: 'retry.requested' })
          if (actor.getSnapshot().matches('naming')) finish(actor)
        }
        expect(actor.getSnapshot().value).toBe('created')
        const places = log.map((name) => ORDER.indexOf(name))
        expect(places).toEqual([...places].sort((a, b) => a - b))
        const once = ORDER.filter((name) => !skipped.includes(name) && (hasToken || name !== 'claim'))
        expect([...new Set(log)]).toEqual(once)
        expect(log.filter((name) => name === 'setupData.used')).toHaveLength(1)
      }),
      { numRuns: 300 },
    )
  })
})
