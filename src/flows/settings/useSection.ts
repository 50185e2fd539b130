import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Settings } from '../../domain/settings.ts'
import type { SessionActor } from '../../session/session.actors.ts'
import { type SectionName, sectionActorOf } from './sectionActor.ts'

export interface SectionOptions {
  session: SessionActor
  accountId: string | null
  settings: Settings
}

/** Connects a View to the session's actor of its section. */
export function useSection(name: SectionName, { session, accountId, settings }: SectionOptions) {
  const [actor] = useState(() => sectionActorOf(session, name, { accountId, saved: settings }))
  const state = useSelector(actor, (snapshot) => snapshot)

  useEffect(() => actor.send({ type: 'settings.changed', settings }), [actor, settings])
  useEffect(() => {
    const finish = () => actor.send({ type: 'editing.finished' })
    actor.send({ type: 'page.entered' })
    // Without it, a change less than a pause ago would be lost when the tab is closed.
    window.addEventListener('beforeunload', finish)
    document.addEventListener('visibilitychange', finish)
    return () => {
      window.removeEventListener('beforeunload', finish)
      document.removeEventListener('visibilitychange', finish)
      // The session's end stops the actor.
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'page.left' })
    }
  }, [actor])
  return [state, actor.send] as const
}
