import { PATHS } from '../../../src/domain/paths.ts'
import type { ControlState } from '../../control/state.ts'
import type { ListedPerson } from './listedPeople.ts'
import { peopleOf } from './listedPeople.ts'

/** Who a presenter can be. The names are also the values of `as` in a link. */
export const ROLES = ['visitor', 'applicant', 'user', 'hostedOnly', 'guest', 'admin'] as const
export type Role = (typeof ROLES)[number]

interface RoleText {
  readonly title: string
  readonly description: string
  /** The page that opens after the sign-in. */
  readonly path: string
}

export const ROLE_TEXTS: Readonly<Record<Role, RoleText>> = {
  visitor: {
    title: 'Visitor',
    description: 'Signed out, on the landing page.',
    path: PATHS.home,
  },
  applicant: {
    title: 'Approved applicant',
    description: 'Opens the setup link of the approval email.',
    path: PATHS.home,
  },
  user: {
    title: 'User',
    description: 'Documents, chat and graph.',
    path: PATHS.dashboard,
  },
  hostedOnly: {
    title: 'User with limited access',
    description: 'Signed in, without documents and chat.',
    path: PATHS.dashboard,
  },
  guest: {
    title: 'Demo guest',
    description: 'Signed in with the access code.',
    path: PATHS.dashboard,
  },
  admin: {
    title: 'Admin',
    description: 'Reviews the applications.',
    path: PATHS.admin,
  },
}

/** The person of a role in the current world. Visitors and guests are no particular person. */
export function personOf(state: ControlState, role: Role): ListedPerson | null {
  return peopleOf(state)[role] ?? null
}

/** Why nobody can sign in as this role in the current world, or null. */
export function whyUnavailable(state: ControlState, role: Role): string | null {
  if (role === 'visitor' || role === 'guest' || personOf(state, role) !== null) return null
  return `“${titleOf(state.world, state)}” has nobody with this role.`
}

/** What presenters call a world. */
export function titleOf(world: string, state: ControlState | null): string {
  return state?.worlds.find(({ name }) => name === world)?.title ?? world
}

export function nameOf({ firstName, lastName }: ListedPerson): string {
  return `${firstName} ${lastName}`
}
