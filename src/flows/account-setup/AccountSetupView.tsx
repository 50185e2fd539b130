import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { ACCOUNT_CREATED, FULL_ACCESS, LIMITED_FEATURES } from '../../modules/account/limitedAccess.ts'
import { linkSignInState } from '../../modules/setup-link/linkSignIn.ts'
import { UnfinishedSetup } from '../../modules/setup-link/UnfinishedSetup.tsx'
import { SignedOutPage, type SignedOutPageProps } from '../../modules/signed-out-page/SignedOutPage.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { AccountForm, type AccountFormProps } from './AccountForm.tsx'
import * as styles from './AccountSetup.css.ts'
import { ACCOUNT_PAGES, CLAIM_PAGE, helpIfUsed } from './accountPages.ts'
import { ClaimOffer } from './ClaimOffer.tsx'
import { ExistingAccount } from './ExistingAccount.tsx'
import { SetupLinkRejection } from './SetupLinkRejection.tsx'
import { SETUP_OUTCOMES } from './setupOutcomes.ts'

export interface AccountSetupViewProps extends AccountFormProps {
  /** Path of the unfinished onboarding if the link was used in this tab, otherwise null. */
  onboardingPath?: string | null
  /** Replaces the page if the link of a signed-in user is for another person; `linkEmail` is null if unknown. */
  signOutPrompt?: ((linkEmail: string | null) => ReactNode) | undefined
}

/** /setup, /magic-setup, /register and /signup, and a setup link opened by a signed-in user. */
export function AccountSetupView({
  state,
  send,
  onboardingPath = null,
  signOutPrompt,
}: AccountSetupViewProps) {
  const { page, token, user, problem, failure, fields, limitation, outcome } = state.context
  const { email, firstName } = fields.values
  const { title, question } = user === null ? ACCOUNT_PAGES[page] : CLAIM_PAGE
  const layout = (
    children: ReactNode,
    heading: Pick<SignedOutPageProps, 'subtitle' | 'backTo'> & { title?: string } = {},
  ) => (
    <SignedOutPage title={title} {...(question && { contactQuestion: question })} {...heading}>
      {children}
    </SignedOutPage>
  )
  const spinner = (label: string) => <Spinner label={label} showLabel />

  if (state.matches('accessDenied'))
    return (
      <main className={styles.accessDenied}>
        <Spinner label="Checking access" size="medium" />
      </main>
    )
  if (state.matches('forAnotherPerson')) return signOutPrompt?.(email === '' ? null : email)
  if (problem !== null && page !== 'signup')
    return layout(
      <SetupLinkRejection
        problem={problem}
        page={page}
        isRetrying={state.matches('checking')}
        onRetry={() => send({ type: 'check.retried' })}
        replacesForm={state.context.isSubmitted}
        isAccountCreated={state.context.hostedUser !== null}
        email={email}
        used={helpIfUsed(state.context, onboardingPath)}
      />,
      // A link that could not be checked may be valid.
      page === 'magicSetup' && user === null && problem !== 'unverified'
        ? { title: 'Invalid Setup Link' }
        : {},
    )
  if (state.matches('checking')) return layout(spinner('Checking your link…'))
  if (state.matches('accountExists')) {
    const subtitle = 'Please sign in with your existing credentials.'
    if (page === 'registration')
      return layout(
        <ExistingAccount token={token} email={email} replacesForm={state.context.isSubmitted} />,
        { title: 'Account already exists', subtitle },
      )
    return layout(
      <Notice
        tone="warning"
        title="Account already exists"
        action={
          <ButtonLink render={<Link to={PATHS.demoLogin} state={linkSignInState(token, email)} />}>
            Sign In
          </ButtonLink>
        }
      >
        {subtitle}
      </Notice>,
    )
  }
  // The final states, until the next page is shown.
  const opening = spinner(page === 'signup' ? 'Opening onboarding…' : 'Opening Home…')
  if (state.matches('fullAccess'))
    return layout(opening, page === 'magicSetup' ? {} : { title: ACCOUNT_CREATED, subtitle: FULL_ACCESS })
  if (state.matches('limitedAccess'))
    return layout(opening, { title: LIMITED_FEATURES, subtitle: limitation })
  if (state.matches('signInRequired')) return layout(spinner('Opening sign-in…'))
  if (state.matches('done')) {
    if (user !== null) return layout(opening)
    const { tone, title, text } = SETUP_OUTCOMES[outcome]
    return layout(
      <Notice
        tone={tone}
        title={title}
        action={<ButtonLink render={<Link to={PATHS.demoLogin} />}>Sign In</ButtonLink>}
      >
        {text}
      </Notice>,
    )
  }
  if (user !== null)
    return layout(<ClaimOffer state={state} send={send} />, {
      subtitle: (
        <>
          You are signed in as <span className={styles.email}>{user.email}</span>. This link connects your
          approved application to this account.
          {!user.hasBackendAccess &&
            ' Then sign in once more with your password to create your knowledge base.'}
        </>
      ),
    })
  const isInterrupted = state.matches('interrupted')
  const isClaimingAgain = failure?.kind === 'unfinished' && (isInterrupted || state.matches('claiming'))
  if (isClaimingAgain && page !== 'setup')
    return layout(
      <UnfinishedSetup
        reason={failure.reason}
        busy={!isInterrupted}
        onRetry={() => send({ type: 'form.submitted' })}
      />,
    )
  return layout(<AccountForm state={state} send={send} />, {
    subtitle: isInterrupted ? null : ACCOUNT_PAGES[page].introduction(firstName),
    ...(page === 'signup' && { backTo: PATHS.home }),
  })
}
