import { useMachine } from '@xstate/react'
import { useEmitted } from '../../../lib/xstate/useEmitted.ts'
import { useSession, useSessionActor } from '../../../session/SessionProvider.tsx'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import { AdminUsersView } from './AdminUsersView.tsx'
import { liveActors } from './adminUsers.actors.ts'
import { adminUsersMachine } from './adminUsers.machine.ts'
import { userName } from './userDetails.ts'

const liveMachine = adminUsersMachine.provide({ actors: liveActors })

/** The tab 'FastAPI Users' of the admin area. */
export default function AdminUsersScreen() {
  const session = useSessionActor()
  const hostedUser = useSession(({ context }) => context.hostedUser)
  const self = useSession(({ context }) => context.grant?.user ?? null)
  const [state, send, actor] = useMachine(liveMachine, { input: { email: hostedUser?.email ?? '', self } })
  useEmitted(actor, {
    'backend.connected': ({ grant }) => session.send({ type: 'backend.granted', grant, hostedUser }),
    'account.changed': ({ user, isActive }) =>
      toasts.success(isActive ? 'Account activated' : 'Account deactivated', userName(user)),
  })
  return <AdminUsersView state={state} send={send} />
}
