import { accessModeOf } from '../../../src/session/access.ts'
import type { SessionActor } from '../../../src/session/session.actors.ts'
import { sessionUserOf } from '../../../src/session/sessionUser.ts'
import type { ControlState } from '../../control/state.ts'
import { peopleOf } from './listedPeople.ts'
import { ROLES, type Role } from './roles.ts'

/** The role that is signed in, or null for a person who is not listed. A selector of the session. */
export function currentRole(
  session: ReturnType<SessionActor['getSnapshot']>,
  controls: ControlState,
): Role | null {
  const mode = accessModeOf(session)
  if (mode === null) return 'visitor'
  if (mode === 'demo') return 'guest'
  const { email } = sessionUserOf(session)
  const people = peopleOf(controls)
  return ROLES.find((role) => people[role]?.email === email) ?? null
}
