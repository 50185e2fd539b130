import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DEFAULT_SETTINGS } from '../../domain/settings.ts'
import { isSettled } from '../../domain/upload.ts'
import { useEmitted } from '../../machines/useEmitted.ts'
import { useLeaveWarning } from '../../machines/useLeaveWarning.ts'
import { useDeviceSettings } from '../../session/deviceSettings.ts'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { liveActors } from './documents.actors.ts'
import { documentsMachine } from './documents.machine.ts'
import { KnowledgeBaseView } from './KnowledgeBaseView.tsx'
import { useActorsAtWork } from './useActorsAtWork.ts'
import { useNow } from './useNow.ts'

const liveMachine = documentsMachine.provide({ actors: liveActors })

/** The knowledge base. A backend that comes or goes starts it afresh. */
export default function KnowledgeBaseScreen() {
  const hasBackend = useSession((session) => session.matches('backend'))
  return <KnowledgeBase key={String(hasBackend)} hasBackend={hasBackend} />
}

function KnowledgeBase({ hasBackend }: { hasBackend: boolean }) {
  const session = useSessionActor()
  const [params] = useSearchParams()
  const { autoIndex = DEFAULT_SETTINGS.autoIndex } = useDeviceSettings()
  const [state, send, actor] = useMachine(liveMachine, {
    input: { hasBackend, autoIndex, search: params.get('search') ?? '' },
  })
  const { uploads, rows } = useActorsAtWork(actor)
  const now = useNow()
  useEffect(() => send({ type: 'autoIndex.switched', isOn: autoIndex }), [send, autoIndex])
  useLeaveWarning(!isSettled(state.context.uploads))
  useEmitted(actor, {
    'failure.occurred': ({ title, text }) => toasts.error(title, text),
    // The way to sign in again begins with leaving; the route's guard does the rest.
    'signIn.requested': () => session.send({ type: 'signOut.requested' }),
  })
  return <KnowledgeBaseView state={state} send={send} uploads={uploads} rows={rows} now={now} />
}
