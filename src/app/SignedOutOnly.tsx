import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { modeOf } from '../session/access.ts'
import { useSession, useSessionActor } from '../session/SessionProvider.tsx'
import { whoOf } from '../session/who.ts'
import { Button } from '../ui/Button/Button.tsx'
import { ContourBackdrop } from '../ui/ContourBackdrop/ContourBackdrop.tsx'
import { PageSpinner } from './PageSpinner.tsx'
import { backdrop, centered, message, title } from './page.css.ts'

/**
 * Pages that links of e-mails lead to make an account or open a session, which would take the place of the present
 * one: whoever is signed in when they open such a page leaves first.
 */
export default function SignedOutOnly() {
  const isRestoring = useSession((session) => session.matches('restoring'))
  if (isRestoring) return <PageSpinner />
  return <AtArrival />
}

function AtArrival() {
  const session = useSessionActor()
  const mode = useSession(modeOf)
  const email = useSession((session) => whoOf(session).email)
  // Only what was so at the arrival counts: the page itself may sign somebody in, and then leads on.
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
        <Button variant="primary" onClick={() => session.send({ type: 'leaving.requested' })}>
          Log Out
        </Button>
      </div>
    </main>
  )
}
