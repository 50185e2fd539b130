import { useSelector } from '@xstate/react'
import { useSearchParams } from 'react-router-dom'
import { useNow } from '../../lib/useNow.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { isAutoIndexOn } from './documents.actors.ts'
import { KnowledgeBaseView } from './KnowledgeBaseView.tsx'
import { useChildSnapshots } from './useChildSnapshots.ts'
import { useKnowledgeBaseActor } from './useKnowledgeBaseActor.ts'

/** The knowledge base. Its state is reset when the backend connection or the user changes. */
export default function KnowledgeBaseScreen() {
  const hasBackend = useSession((session) => session.matches('backend'))
  const userId = useSession((session) => session.context.grant?.user.id)
  return <KnowledgeBase key={`${hasBackend} ${userId}`} hasBackend={hasBackend} />
}

function KnowledgeBase({ hasBackend }: { hasBackend: boolean }) {
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
    // After sign-out, the route guard redirects to the sign-in page.
    'signIn.requested': () => session.send({ type: 'signOut.requested' }),
  })
  return (
    <KnowledgeBaseView
      state={state}
      send={actor.send}
      uploads={uploads}
      rows={rows}
      now={now}
      isSearching={params.get('search') === ''}
    />
  )
}
