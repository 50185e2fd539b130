import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { useStepFocus } from '../../lib/focus/useStepFocus.ts'
import { ContactLink } from '../../modules/contact/ContactLink.tsx'
import { SignedOutPage } from '../../modules/signed-out-page/SignedOutPage.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { LinkSentStep } from './LinkSentStep.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import * as styles from './PasswordResetView.css.ts'
import { RequestForm } from './RequestForm.tsx'
import type { PasswordResetPartProps } from './viewProps.ts'

export interface PasswordResetViewProps extends PasswordResetPartProps {
  secondFactor: ReactNode
}

export function PasswordResetView({ state, send, secondFactor }: PasswordResetViewProps) {
  const step = stepOf(state)
  const columnRef = useStepFocus<HTMLDivElement>(step)
  const email = state.context.request.values.email.trim()
  const { title, subtitle } = headingOf(step, email)
  return (
    <SignedOutPage
      backTo={PATHS.demoLogin}
      title={title}
      subtitle={subtitle}
      contactQuestion="Trouble with your password?"
    >
      <div ref={columnRef} className={styles.column} tabIndex={-1}>
        {(step === 'request' || step === 'expired') && <RequestForm state={state} send={send} />}
        {step === 'sent' && <LinkSentStep state={state} send={send} />}
        {step === 'opening' && <Spinner label="Opening your link" showLabel />}
        {step === 'openingFailed' && (
          <>
            <Notice tone="error">{state.context.failure}</Notice>
            <Button variant="primary" size="large" block onClick={() => send({ type: 'retry.requested' })}>
              Try again
            </Button>
          </>
        )}
        {step === 'password' && <PasswordForm state={state} send={send} />}
        {step === 'challenge' && secondFactor}
        {step === 'saved' && <PasswordSavedStep email={email} />}
      </div>
    </SignedOutPage>
  )
}

/** Explains that only the provider password was changed, not the backend password. */
function PasswordSavedStep({ email }: { email: string }) {
  return (
    <>
      <p className={styles.paragraph}>
        Your documents and chats keep the password that they had. To use the new one there as well, write to{' '}
        <ContactLink />.
      </p>
      <ButtonLink
        variant="primary"
        size="large"
        block
        render={<RouterLink to={PATHS.demoLogin} state={{ email }} />}
      >
        Go to sign in
      </ButtonLink>
    </>
  )
}

type Step = 'request' | 'expired' | 'sent' | 'opening' | 'openingFailed' | 'password' | 'challenge' | 'saved'

function stepOf(state: PasswordResetPartProps['state']): Step {
  if (state.matches('expired')) return 'expired'
  if (state.matches('sent')) return 'sent'
  if (state.matches('opening')) return 'opening'
  if (state.matches('openingFailed')) return 'openingFailed'
  if (state.matches({ linked: 'challenged' })) return 'challenge'
  if (state.matches('linked')) return 'password'
  return state.matches('saved') ? 'saved' : 'request'
}

function headingOf(step: Step, email: string): { title: string; subtitle?: ReactNode } {
  const emphasizedEmail = <bdi className={styles.emphasis}>{email}</bdi>
  switch (step) {
    case 'request':
      return {
        title: 'Reset your password',
        subtitle: "Enter your email and we'll send you a link to choose a new password.",
      }
    case 'expired':
      return {
        title: 'This link no longer works',
        subtitle: 'Links work once and expire quickly. Enter your email to get a new one.',
      }
    case 'sent':
      return {
        title: 'Check your email',
        subtitle: <>If {emphasizedEmail} has an account, we've sent a link to it.</>,
      }
    case 'opening':
      return { title: 'Reset your password' }
    case 'openingFailed':
      return { title: "We couldn't check your link" }
    case 'password':
      return { title: 'Choose a new password', subtitle: email && <>For {emphasizedEmail}.</> }
    case 'challenge':
      return { title: "Verify it's you", subtitle: 'Your account uses two-factor authentication.' }
    case 'saved':
      return { title: 'Password changed', subtitle: 'Use your new password to sign in.' }
  }
}
