import { useLayoutEffect, useRef } from 'react'
import type { ActorRef, AnyActorRef, EventObject, Snapshot } from 'xstate'

type EmittedBy<A> = A extends ActorRef<Snapshot<unknown>, infer _Event, infer Emitted> ? Emitted : never

/** One handler for each type of event that the actor's machine emits; types left out are ignored. */
export type EmittedHandlers<E extends EventObject> = {
  [T in E['type']]?: (event: Extract<E, { type: T }>) => void
}

/**
 * Runs a handler for every event the actor emits. A layout effect, because the actor is started by an ordinary
 * one of the same component: with an ordinary effect here, an event emitted at the start would be lost.
 */
export function useEmitted<A extends AnyActorRef>(actor: A, handlers: EmittedHandlers<EmittedBy<A>>): void {
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  useLayoutEffect(() => {
    const subscription = actor.on('*', (event) => {
      const handlerOf = latest.current as Record<string, ((event: EventObject) => void) | undefined>
      handlerOf[event.type]?.(event)
    })
    return () => subscription.unsubscribe()
  }, [actor])
}
