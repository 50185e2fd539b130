import { useMachine } from '@xstate/react'
import { useLocation } from 'react-router-dom'
import { readParams } from '../../../lib/url/params.ts'
import { useUrlParams } from '../../../lib/url/useUrlParams.ts'
import { useEmitted } from '../../../lib/xstate/useEmitted.ts'
import { useSession, useSessionActor } from '../../../session/SessionProvider.tsx'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import { AdminUsersView } from './AdminUsersView.tsx'
import { liveActors } from './adminUsers.actors.ts'
import { adminUsersMachine } from './adminUsers.machine.ts'
import { ADMIN_USERS_PARAMS } from './adminUsersParams.ts'
import { userName } from './userDetails.ts'

const liveMachine = adminUsersMachine.provide({ actors: liveActors })

/** The tab 'FastAPI Users' of the admin area. */
export default function AdminUsersScreen() {
  const session = useSessionActor()
  const hostedUser = useSession(({ context }) => context.hostedUser)
  const self = useSession(({ context }) => context.grant?.user ?? null)
  const { search: query } = useLocation()
  const [state, send, actor] = useMachine(liveMachine, {
    input: { email: hostedUser?.email ?? '', self, search: readParams(ADMIN_USERS_PARAMS, query).users },
  })
  useUrlParams({
    params: ADMIN_USERS_PARAMS,
    values: { users: state.context.search },
    onFollow: ({ users }) => send({ type: 'search.edited', search: users }),
  })
  useEmitted(actor, {
    'backend.connected': ({ grant }) => session.send({ type: 'backend.granted', grant, hostedUser }),
    'account.changed': ({ user, isActive }) =>
      toasts.success(isActive ? 'Account activated' : 'Account deactivated', userName(user)),
    'accountPassword.changed': ({ user }) => toasts.success('Password changed', userName(user)),
  })
  return <AdminUsersView state={state} send={send} />
}
