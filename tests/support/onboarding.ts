import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { QuestionId } from '../../src/domain/onboarding.ts'
import { ONBOARDING_QUESTIONS } from '../../src/domain/onboardingQuestions.ts'
import type { NewAccount } from '../../src/domain/registration.ts'
import type { OnboardingInput } from '../../src/flows/onboarding/onboarding.context.ts'
import { onboardingMachine } from '../../src/flows/onboarding/onboarding.machine.ts'
import { mira } from '../../stories/support/users.ts'

export const una: NewAccount = {
  firstName: 'Una',
  lastName: 'Lindqvist',
  email: 'una@lab.example',
  password: 'Engram-2026',
}

export const setupToken = 'a'.repeat(64)

/** Scores 0.4, 0.5, 0.5, 0.4 and 0.5: a mean of 0.46. */
export const middling = {
  question1: 'weigh',
  question2: 'proportional',
  question3: 'supported',
  question4: 'cautious',
  question5: 'moderate',
} as const satisfies Record<QuestionId, string>

export type CallName = 'saveProfile' | 'register' | 'signUp' | 'claim' | 'markRegistered' | 'signOut'

/** Starts onboarding with fake calls that settle like `answer`. `log` contains the calls and emitted events in order. */
export function startOnboarding(
  input: Partial<OnboardingInput> = {},
  answer: (name: CallName, input: unknown) => Promise<void> = async () => {},
) {
  const log: string[] = []
  const inputs: Partial<Record<CallName, unknown>> = {}
  const record = async (name: CallName, input: unknown) => {
    log.push(name)
    inputs[name] = input
    await answer(name, input)
  }
  const call = <Input>(name: CallName) => fromPromise<void, Input>(({ input }) => record(name, input))
  const clock = new SimulatedClock()
  const actor = createActor(
    onboardingMachine.provide({
      actors: {
        saveProfile: fromPromise(async ({ input }) => {
          await record('saveProfile', input)
          return input.userId === null ? null : mira
        }),
        register: call('register'),
        signUp: call('signUp'),
        claim: call('claim'),
        markRegistered: call('markRegistered'),
        signOut: call('signOut'),
      },
    }),
    { input: { account: null, setupToken: null, userId: null, email: '', progress: null, ...input }, clock },
  )
  actor.on('*', ({ type }) => log.push(type))
  actor.start()
  return { actor, log, inputs, clock }
}

export type OnboardingActor = ReturnType<typeof startOnboarding>['actor']

/** Sends the events from the greeting to question 1. */
export function enterName(actor: OnboardingActor, value = 'Mnemosyne') {
  actor.send({ type: 'setup.started' })
  actor.send({ type: 'name.edited', value })
  actor.send({ type: 'name.submitted' })
}

export function choose(actor: OnboardingActor, question: QuestionId, answer: string) {
  actor.send({ type: 'answer.chosen', question, answer })
}

/** Enters the name and answers every question. */
export function finish(actor: OnboardingActor, answers: Record<QuestionId, string> = middling) {
  enterName(actor)
  for (const { id } of ONBOARDING_QUESTIONS) choose(actor, id, answers[id])
}
