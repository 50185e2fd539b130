import { Suspense, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import type { SetupLinkPage } from '../../flows/account-setup/setupLinkMessages.ts'
import { linkSignInState } from '../../modules/setup-link/linkSignIn.ts'
import { accessModeOf } from '../../session/access.ts'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import { sessionUserOf } from '../../session/sessionUser.ts'
import { lazyPage } from '../pages/lazyPage.ts'
import { PageSpinner } from '../pages/PageSpinner.tsx'
import { useLinkToken } from '../pages/useLinkToken.ts'
import { AlreadySignedIn } from './AlreadySignedIn.tsx'
import { Redirect } from './Redirect.tsx'

const AccountSetupScreen = lazyPage(() => import('../../flows/account-setup/AccountSetupScreen.tsx'))

const LINK_PAGES: Record<string, SetupLinkPage> = {
  [PATHS.setup]: 'setup',
  [PATHS.magicSetup]: 'magicSetup',
  [PATHS.register]: 'registration',
}

/**
 * For pages that create an account or open a session, which would replace the current session. A user who is signed
 * in when the page opens must sign out first, or claims the setup link with the current session.
 */
export default function RequireSignedOut() {
  const isRestoring = useSession((session) => session.matches('restoring'))
  if (isRestoring) return <PageSpinner />
  return <SignedOutCheck />
}

function SignedOutCheck() {
  const mode = useSession(accessModeOf)
  const isSigningInAgain = useSession(({ context }) => context.endReason === 'signInAgain')
  // Only the mode at the first render counts: the page itself may sign the user in and then redirect.
  const [wasSignedIn] = useState(mode !== null)
  if (!wasSignedIn) return <Outlet />
  if (mode !== null) return <SignedInPage />
  return isSigningInAgain ? <RedirectToSignIn /> : <Outlet />
}

function SignedInPage() {
  const session = useSessionActor()
  const email = useSession((session) => sessionUserOf(session).email)
  const token = useLinkToken()
  const page = LINK_PAGES[useLocation().pathname]
  const signOutPrompt = (linkEmail: string | null) => (
    <AlreadySignedIn
      email={email}
      linkEmail={linkEmail}
      onLogOut={() => session.send({ type: 'deviceSignOut.requested' })}
    />
  )
  if (token === null || page === undefined) return signOutPrompt(null)
  return (
    <Suspense fallback={<PageSpinner />}>
      <AccountSetupScreen key={token} token={token} page={page} signOutPrompt={signOutPrompt} />
    </Suspense>
  )
}

/** The demo login finishes the setup of the link. */
function RedirectToSignIn() {
  const lastEmail = useSession(({ context }) => context.lastEmail)
  const token = useLinkToken()
  return <Redirect to={PATHS.demoLogin} state={linkSignInState(token, lastEmail)} />
}
