import { createActor, waitFor } from 'xstate'
import { env } from '../config/env.ts'
import { signOutOnThisDevice } from '../flows/demo-login/demoLogin.actors.ts'
import { liveDemoLogin } from '../flows/demo-login/liveDemoLogin.ts'
import { accessModeOf } from '../session/access.ts'
import type { SessionActor } from '../session/session.actors.ts'

/** What a person types into the demo login. With the master access code as the password, the email is empty. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/**
 * Signs in like the demo login, without its screen. Ends the current session first.
 *
 * @throws Error with the message that the demo login would show
 */
export async function signIn(session: SessionActor, { email, password }: Credentials): Promise<void> {
  await endSession(session)
  const login = createActor(liveDemoLogin, { input: { accessCodeHash: env().accessCodeHash, email } })
  login.on('signIn.granted', ({ sessionEvent }) => session.send(sessionEvent))
  login.start()
  login.send({ type: 'field.edited', name: 'password', value: password })
  login.send({ type: 'form.submitted' })
  const { status, value, context } = await waitFor(
    login,
    (state) => state.status === 'done' || !(state.hasTag('busy') || state.matches('delayingCheck')),
  )
  login.stop()
  if (status === 'done') return
  if (value === 'challenged') await signOutOnThisDevice()
  throw new Error(context.failure ?? 'This account asks for a second factor. Sign in on the demo login.')
}

/** Signs out on this device and waits until the session has ended. */
export async function endSession(session: SessionActor): Promise<void> {
  await waitFor(session, (state) => !state.matches('restoring'))
  if (accessModeOf(session.getSnapshot()) !== null) session.send({ type: 'deviceSignOut.requested' })
  await waitFor(session, (state) => state.matches('signedOut'))
}
