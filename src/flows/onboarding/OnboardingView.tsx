import { ONBOARDING_STEPS } from '../../domain/onboarding.ts'
import { ONBOARDING_QUESTIONS } from '../../domain/onboardingQuestions.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { UNFINISHED_SETUP } from '../../modules/setup-link/UnfinishedSetup.tsx'
import { AccountCreation, ClosingMessage } from './AccountCreation.tsx'
import { CallFailure } from './CallFailure.tsx'
import { CALL_TEXTS, LOG_IN_TO_FINISH } from './callTexts.ts'
import { Greeting } from './Greeting.tsx'
import { Heading } from './Heading.tsx'
import { Naming } from './Naming.tsx'
import { OnboardingLayout } from './OnboardingLayout.tsx'
import type { OnboardingEvent } from './onboarding.base.ts'
import { CALL_STATES } from './onboarding.context.ts'
import type { onboardingMachine } from './onboarding.machine.ts'
import { Question } from './Question.tsx'

export interface OnboardingViewProps {
  state: ViewState<typeof onboardingMachine>
  send: (event: OnboardingEvent) => void
  /** The user's; empty if unknown. */
  firstName: string
}

export function OnboardingView({ state, ...props }: OnboardingViewProps) {
  const step = ONBOARDING_STEPS.findIndex((step) => state.matches(step))
  const isCalling = CALL_STATES.some((call) => state.matches(call))
  return (
    <OnboardingLayout
      aiName={state.context.fields.values.aiName.trim()}
      current={step < 0 ? ONBOARDING_STEPS.length : step}
      page={isCalling ? 'calls' : String(state.value)}
    >
      <Page state={state} {...props} />
    </OnboardingLayout>
  )
}

function Page({ state, send, firstName }: OnboardingViewProps) {
  const { fields, answers, problem, failure, setupToken, isPostponed } = state.context
  const hasLink = setupToken !== null
  if (state.matches('greeting'))
    return <Greeting firstName={firstName} onStart={() => send({ type: 'setup.started' })} />
  if (state.matches('naming')) return <Naming fields={fields} send={send} />
  if (state.matches('savingProfile'))
    return <ClosingMessage title={CALL_TEXTS.savingProfile.doing} text="One moment." />
  if (state.matches('completed'))
    return <ClosingMessage title="Profile setup completed!" text="Redirecting to dashboard..." />
  if (state.matches('unsaved'))
    return (
      <ClosingMessage
        title="Your answers were not saved"
        text="You can choose them in System Settings. Redirecting to dashboard..."
      />
    )
  if (state.matches('signingOut') && isPostponed)
    return <ClosingMessage title={CALL_TEXTS.signingOut.doing} text="One moment." />
  if (state.matches('created'))
    return (
      <Heading
        title={isPostponed ? UNFINISHED_SETUP : 'Account created successfully!'}
        lead={isPostponed ? LOG_IN_TO_FINISH : 'Please log in.'}
      />
    )
  if (failure !== null)
    return (
      <CallFailure
        failure={failure}
        hasLink={hasLink}
        canReopen={state.can({ type: 'answers.reopened' })}
        send={send}
      />
    )
  const question = ONBOARDING_QUESTIONS.find(({ id }) => state.matches(id))
  if (question !== undefined)
    return (
      <Question
        key={question.id}
        id={question.id}
        aiName={fields.values.aiName}
        answers={answers}
        problem={problem}
        send={send}
      />
    )
  const call = CALL_STATES.find((call) => state.matches(call)) ?? 'registering'
  return <AccountCreation at={call} hasLink={hasLink} />
}
