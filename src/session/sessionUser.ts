import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'

type Session = SnapshotFrom<typeof sessionMachine>

/** Name and email of the signed-in user for display; empty if unknown. A selector for `useSession`. */
export function sessionUserOf(session: Session): { firstName: string; name: string; email: string } {
  const { grant, hostedUser } = session.context
  if (grant !== null) {
    const { first_name, name, email } = grant.user
    return { firstName: first_name || name || '', name: name || first_name || '', email }
  }
  if (hostedUser !== null) {
    const { firstName, lastName, email } = hostedUser
    return { firstName, name: `${firstName} ${lastName}`.trim(), email }
  }
  return session.matches('demoOnly')
    ? { firstName: 'Demo guest', name: 'Demo guest', email: '' }
    : { firstName: '', name: '', email: '' }
}
