import { PATHS } from '../../domain/paths.ts'
import { LIMITED_FEATURES } from '../../modules/account/limitedAccess.ts'
import { SignedOutPage } from '../../modules/signed-out-page/SignedOutPage.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import type { DirectSignupFormProps } from './DirectSignupForm.tsx'
import { DirectSignupForm } from './DirectSignupForm.tsx'
import * as styles from './DirectSignupView.css.ts'
import { ACCOUNT_CREATED, FULL_ACCESS } from './directSignup.copy.ts'

/** /signup: nothing but a spinner until it is known that this tab may see it. */
export function DirectSignupView({ state, send }: DirectSignupFormProps) {
  if (state.matches('checkingAccess'))
    return (
      <main className={styles.waiting}>
        <Spinner label="Checking access" size="medium" />
      </main>
    )
  // On the way to onboarding.
  const opening = <Spinner label="Opening onboarding…" showLabel />
  if (state.matches('fullAccess'))
    return (
      <SignedOutPage title={ACCOUNT_CREATED} subtitle={FULL_ACCESS}>
        {opening}
      </SignedOutPage>
    )
  if (state.matches('limitedAccess'))
    return (
      <SignedOutPage title={LIMITED_FEATURES} subtitle={state.context.limitation}>
        {opening}
      </SignedOutPage>
    )
  return (
    <SignedOutPage
      title="Create your account"
      subtitle="Direct access, without the waitlist. A few questions about your assistant follow."
      backTo={PATHS.home}
    >
      <DirectSignupForm state={state} send={send} />
    </SignedOutPage>
  )
}
