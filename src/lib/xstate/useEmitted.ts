import { useLayoutEffect, useRef } from 'react'
import type { ActorRef, AnyActorRef, EventObject, Snapshot } from 'xstate'

type EmittedBy<A> = A extends ActorRef<Snapshot<unknown>, infer _Event, infer Emitted> ? Emitted : never

/** Handlers by type of emitted event. Types without a handler are ignored. */
export type EmittedHandlers<E extends EventObject> = {
  [T in E['type']]?: (event: Extract<E, { type: T }>) => void
}

/**
 * Calls a handler for every event that the actor emits. Uses a layout effect because the actor is started by an effect of
 * the same component: with an effect here, events emitted at start would be lost.
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
