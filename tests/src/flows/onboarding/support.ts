import { createActor, fromPromise } from 'xstate'
import type { QuestionId } from '../../../../src/domain/onboarding.ts'
import { ONBOARDING_QUESTIONS } from '../../../../src/domain/onboardingQuestions.ts'
import type { NewAccount } from '../../../../src/domain/registration.ts'
import type { OnboardingInput } from '../../../../src/flows/onboarding/onboarding.context.ts'
import { onboardingMachine } from '../../../../src/flows/onboarding/onboarding.machine.ts'

export const una: NewAccount = {
  firstName: 'Una',
  lastName: 'Lindqvist',
  email: 'una@lab.example',
  password: 'Engram-2026',
}

/** Scores 0.4, 0.5, 0.5, 0.4 and 0.5: a mean of 0.46. */
export const middling = {
  question1: 'weigh',
  question2: 'proportional',
  question3: 'supported',
  question4: 'cautious',
  question5: 'moderate',
} as const satisfies Record<QuestionId, string>

/** Starts onboarding with calls that settle like `answer`. `log` contains the calls and emitted events in order. */
export function startOnboarding(
  input: Partial<OnboardingInput> = {},
  answer: (name: string) => Promise<void> = async () => {},
) {
  const log: string[] = []
  const inputs: Record<string, unknown> = {}
  const call = <Input>(name: string) =>
    fromPromise<void, Input>(({ input }) => {
      log.push(name)
      inputs[name] = input
      return answer(name)
    })
  const actor = createActor(
    onboardingMachine.provide({
      actors: {
        register: call('register'),
        signUp: call('signUp'),
        claim: call('claim'),
        markRegistered: call('markRegistered'),
        signOut: call('signOut'),
      },
    }),
    { input: { account: una, setupToken: null, userId: null, email: '', progress: null, ...input } },
  )
  actor.on('*', ({ type }) => log.push(type))
  actor.start()
  return { actor, log, inputs }
}

type OnboardingActor = ReturnType<typeof startOnboarding>['actor']

export function choose(actor: OnboardingActor, question: QuestionId, answer: string) {
  actor.send({ type: 'answer.chosen', question, answer })
}

/** Enters the name and answers every question. */
export function finish(actor: OnboardingActor) {
  actor.send({ type: 'setup.started' })
  actor.send({ type: 'name.edited', value: 'Mnemosyne' })
  actor.send({ type: 'name.submitted' })
  for (const { id } of ONBOARDING_QUESTIONS) choose(actor, id, middling[id])
}
