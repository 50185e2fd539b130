import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { accessModeOf } from '../../session/access.ts'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import { sessionUserOf } from '../../session/sessionUser.ts'
import { PageSpinner } from '../pages/PageSpinner.tsx'
import { useLinkToken } from '../pages/useLinkToken.ts'
import { AlreadySignedIn } from './AlreadySignedIn.tsx'
import { useLinkEmail } from './useLinkEmail.ts'

/**
 * For pages that create an account or open a session, which would replace the current session. A user who is signed
 * in when the page opens must sign out first.
 */
export default function RequireSignedOut() {
  const isRestoring = useSession((session) => session.matches('restoring'))
  if (isRestoring) return <PageSpinner />
  return <SignedOutCheck />
}

function SignedOutCheck() {
  const mode = useSession(accessModeOf)
  // Only the mode at the first render counts: the page itself may sign the user in and then redirect.
  const [wasSignedIn] = useState(mode !== null)
  return wasSignedIn && mode !== null ? <SignOutPrompt /> : <Outlet />
}

function SignOutPrompt() {
  const session = useSessionActor()
  const email = useSession((session) => sessionUserOf(session).email)
  const linkEmail = useLinkEmail(useLinkToken())
  if (linkEmail === undefined) return <PageSpinner />
  return (
    <AlreadySignedIn
      email={email}
      linkEmail={linkEmail}
      onLogOut={() => session.send({ type: 'deviceSignOut.requested' })}
    />
  )
}
