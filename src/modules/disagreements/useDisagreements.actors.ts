import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { type ActorRefFrom, createActor } from 'xstate'
import type { Disagreement } from '../../api/types.ts'
import { createOwnedActors } from '../../lib/xstate/createOwnedActors.ts'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import type { OwnerSession } from '../../session/session.actors.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { liveActors } from './disagreements.actors.ts'
import { disagreementsMachine } from './disagreements.machine.ts'
import { openCount, shownDisagreements } from './shownDisagreements.ts'

const NOT_SAVED = 'Your decision was not saved'

const liveMachine = disagreementsMachine.provide({ actors: liveActors })

/** The user whose documents can disagree; null without backend access. */
function ownerOf(session: OwnerSession): string | null {
  const snapshot = session.getSnapshot()
  return snapshot.matches('backend') ? (snapshot.context.grant?.user.id ?? null) : null
}

const actorOf = createOwnedActors<ActorRefFrom<typeof disagreementsMachine>, OwnerSession>({
  ownerOf,
  isWorking: ({ context }) => Object.keys(context.saving).length > 0,
  onCreated: (actor) => {
    actor.on('failure.occurred', ({ message }) => toasts.error(NOT_SAVED, message))
    actor.on('update.stored', () => toasts.closeError(NOT_SAVED))
  },
})

/** The session's disagreements, which all pages share. */
export function useDisagreements() {
  const session = useSessionActor()
  const owner = useSession(() => ownerOf(session))
  const actor = useMemo(
    () => actorOf(session, () => createActor(liveMachine, { input: { hasBackend: owner !== null } })),
    [session, owner],
  )
  const state = useSelector(actor, (snapshot) => snapshot)
  const disagreements = useMemo<readonly Disagreement[]>(
    () => shownDisagreements(state.context),
    [state.context],
  )
  return {
    state,
    send: actor.send,
    disagreements,
    /** Whether the backend finds disagreements and compares documents. */
    isSupported: state.matches('listed'),
    openCount: openCount(disagreements),
  }
}
