import { endSession, signIn } from '../../../src/app/signIn.ts'
import type { SessionActor } from '../../../src/session/session.actors.ts'
import type { Handle } from '../../backend.ts'
import { CONTROL_PATHS } from '../../control/paths.ts'
import type { MailRow } from '../../hosted/rows.ts'
import { ACCESS_CODE } from '../accessCode.ts'
import type { DemoControls } from '../controls/demoControls.ts'
import { readPanelSettings } from '../panel/panelSettings.ts'
import type { ListedPerson } from './listedPeople.ts'
import { personOf, ROLE_TEXTS, type Role, whyUnavailable } from './roles.ts'
import { userApi } from './userApi.ts'

export interface SignInPorts {
  readonly session: SessionActor
  readonly handle: Handle
  readonly controls: DemoControls
}

/**
 * Becomes a role with the app's own sign-in, whoever is signed in. Resolves with the path of the page to open.
 *
 * @throws Error with the reason if the role cannot sign in
 */
export async function signInAs(role: Role, { session, handle, controls }: SignInPorts): Promise<string> {
  const state = controls.state() ?? (await controls.read())
  const reason = whyUnavailable(state, role)
  if (reason !== null) throw new Error(reason)
  const person = personOf(state, role)
  if (role === 'visitor' || role === 'applicant') {
    await endSession(session)
    return role === 'applicant' && person !== null ? setupLinkOf(handle, person) : ROLE_TEXTS[role].path
  }
  if (role === 'user' && person !== null) await renameUser(handle, person)
  await signIn(session, person ?? { email: '', password: ACCESS_CODE })
  return ROLE_TEXTS[role].path
}

/** Gives the user the prospect's name, if the presenter has entered one. */
async function renameUser(handle: Handle, person: ListedPerson): Promise<void> {
  const { prospect } = readPanelSettings()
  if (prospect === '') return
  const { userId, call } = await userApi(handle, person)
  await call('PUT', `/users/${userId}`, JSON.stringify({ name: prospect }))
}

/** The path of the newest setup link that was sent to the person. */
async function setupLinkOf(handle: Handle, { email }: ListedPerson): Promise<string> {
  const response = await handle(new Request(new URL(CONTROL_PATHS.mails, location.origin)))
  const mails: MailRow[] = await response.json()
  const mail = mails.findLast(({ to, link }) => to === email && link !== null)
  if (mail?.link == null) throw new Error(`There is no setup link for ${email} in the mailbox.`)
  const { pathname, search } = new URL(mail.link.href, location.origin)
  return pathname + search
}
