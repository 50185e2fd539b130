import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import type { User } from '../../api/types.ts'
import { useEmitted } from '../../machines/useEmitted.ts'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { ChatView } from './ChatView.tsx'
import { liveActors } from './chat.actors.ts'
import { chatMachine } from './chat.machine.ts'
import { draftOf, keepDraft } from './draft.ts'

const liveMachine = chatMachine.provide({ actors: liveActors })

/** The chat. A backend that comes or goes starts it afresh. */
export default function ChatScreen() {
  const hasBackend = useSession((session) => session.matches('backend'))
  const user = useSession((session) => session.context.grant?.user)
  return <Chat key={String(hasBackend)} hasBackend={hasBackend} user={user} />
}

function Chat({ hasBackend, user }: { hasBackend: boolean; user: User | undefined }) {
  const session = useSessionActor()
  const userId = user?.id ?? ''
  const [state, send, actor] = useMachine(liveMachine, { input: { hasBackend, draft: draftOf(userId) } })
  useEmitted(actor, {
    'failure.occurred': ({ title, text }) => toasts.error(title, text),
    // The way to sign in again begins with leaving; the route's guard does the rest.
    'signIn.requested': () => session.send({ type: 'signOut.requested' }),
  })
  useEffect(() => () => keepDraft(userId, actor.getSnapshot().context), [actor, userId])
  return (
    <ChatView
      state={state}
      send={send}
      userName={user?.first_name || user?.name || 'You'}
      assistantName={user?.machine_name || 'Assistant'}
    />
  )
}
