import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { accessModeOf } from '../../session/access.ts'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import { sessionUserOf } from '../../session/sessionUser.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ContourBackdrop } from '../../ui/ContourBackdrop/ContourBackdrop.tsx'
import { PageSpinner } from '../pages/PageSpinner.tsx'
import { backdrop, centered, message, title } from '../pages/page.css.ts'

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
  const session = useSessionActor()
  const mode = useSession(accessModeOf)
  const email = useSession((session) => sessionUserOf(session).email)
  // Only the mode at the first render counts: the page itself may sign the user in and then redirect.
  const [wasSignedIn] = useState(mode !== null)
  if (!wasSignedIn || mode === null) return <Outlet />
  return (
    <main className={centered}>
      <ContourBackdrop className={backdrop} />
      <div className={message}>
        <h1 className={title}>You are signed in</h1>
        <p>
          This page is for people who are not{email && `, and you came as ${email}`}. Log out on this device
          to go on.
        </p>
        <Button variant="primary" onClick={() => session.send({ type: 'deviceSignOut.requested' })}>
          Log Out
        </Button>
      </div>
    </main>
  )
}
