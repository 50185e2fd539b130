import { useLayoutEffect, useRef } from 'react'
import type { AnyActorRef, EmittedFrom } from 'xstate'

/** One handler for each type of event that the actor's machine emits; types left out are ignored. */
export type EmittedHandlers<A extends AnyActorRef> = {
  [E in EmittedFrom<A> as E['type']]?: (event: E) => void
}

/**
 * Runs a handler for every event the actor emits. A layout effect, because the actor is started by an ordinary
 * one of the same component: with an ordinary effect here, an event emitted at the start would be lost.
 */
export function useEmitted<A extends AnyActorRef>(actor: A, handlers: EmittedHandlers<A>): void {
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  useLayoutEffect(() => {
    const subscription = actor.on('*', (event) => {
      const handler = (latest.current as Record<string, ((event: unknown) => void) | undefined>)[event.type]
      handler?.(event)
    })
    return () => subscription.unsubscribe()
  }, [actor])
}
