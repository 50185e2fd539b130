import { useSelector } from '@xstate/react'
import { useSearchParams } from 'react-router-dom'
import { useNow } from '../../lib/useNow.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { BackendAccessScreen } from '../../modules/backend-access/BackendAccessScreen.tsx'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { isAutoIndexOn } from './documents.actors.ts'
import { KnowledgeBaseView } from './KnowledgeBaseView.tsx'
import { useChildSnapshots } from './useChildSnapshots.ts'
import { useKnowledgeBaseActor } from './useKnowledgeBaseActor.ts'

export interface KnowledgeBaseScreenProps {
  contactEmail: string
}

/** The knowledge base. Its state is reset when the backend connection or the user changes. */
export default function KnowledgeBaseScreen({ contactEmail }: KnowledgeBaseScreenProps) {
  const hasBackend = useSession((session) => session.matches('backend'))
  const userId = useSession((session) => session.context.grant?.user.id)
  return <KnowledgeBase key={`${hasBackend} ${userId}`} hasBackend={hasBackend} contactEmail={contactEmail} />
}

function KnowledgeBase({ hasBackend, contactEmail }: KnowledgeBaseScreenProps & { hasBackend: boolean }) {
  const session = useSessionActor()
  const [params] = useSearchParams()
  const actor = useKnowledgeBaseActor(session, {
    hasBackend,
    autoIndex: isAutoIndexOn(),
    search: params.get('search') ?? '',
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  const { uploads, rows } = useChildSnapshots(actor)
  const now = useNow()
  useEmitted(actor, {
    'failure.occurred': ({ title, text }) => toasts.error(title, text),
  })
  return (
    <KnowledgeBaseView
      state={state}
      send={actor.send}
      uploads={uploads}
      rows={rows}
      backendAccess={<BackendAccessScreen title="Backend Access Required" contactEmail={contactEmail} />}
      now={now}
      isSearching={params.get('search') === ''}
    />
  )
}
