import type { AnyActorRef, SnapshotFrom } from 'xstate'
import { warnOnLeaving } from '../warnOnLeaving.ts'

export interface OwnedActorsOptions<A extends AnyActorRef, S> {
  /** Identifies the user whose data the actor works on. */
  ownerOf: (session: S) => string | null
  /** Whether closing the page would end unfinished work: the browser then asks for confirmation. */
  isWorking?: (snapshot: SnapshotFrom<A>) => boolean
  /** Listens to a new actor before it starts. */
  onCreated?: (actor: A) => void
}

/**
 * Returns a function that returns a session's actor: the running one, or a new one. It runs on all pages of the app and
 * stops when the session's user changes.
 */
export function createOwnedActors<A extends AnyActorRef, S extends Pick<AnyActorRef, 'subscribe'>>({
  ownerOf,
  isWorking = () => false,
  onCreated,
}: OwnedActorsOptions<A, S>): (session: S, create: () => A) => A {
  const actors = new WeakMap<S, A>()

  function start(session: S, actor: A): A {
    const owner = ownerOf(session)
    let removeWarning: (() => void) | null = null
    actors.set(session, actor)
    onCreated?.(actor)
    const subscriptions = [
      actor.subscribe((snapshot) => setWarning(isWorking(snapshot))),
      session.subscribe(() => {
        if (ownerOf(session) !== owner) stop()
      }),
    ]
    actor.start()
    return actor

    function setWarning(isNeeded: boolean) {
      if (isNeeded) removeWarning ??= warnOnLeaving()
      else {
        removeWarning?.()
        removeWarning = null
      }
    }
    function stop() {
      actors.delete(session)
      for (const subscription of subscriptions) subscription.unsubscribe()
      setWarning(false)
      actor.stop()
    }
  }

  return (session, create) => actors.get(session) ?? start(session, create())
}
