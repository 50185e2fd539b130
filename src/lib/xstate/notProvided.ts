import type { EventObject, NonReducibleUnknown } from 'xstate'
import { fromCallback, fromPromise } from 'xstate'

/**
 * The placeholder of an actor that a machine declares and its Screen (or a test) provides. It fails loudly, so
 * that a machine started bare is noticed at once.
 */
export function notProvided<Output, Input = undefined>(name: string) {
  return fromPromise<Output, Input>(async () => {
    throw new Error(`The actor ${name} was not provided.`)
  })
}

/** The same for an actor that reports more than once: it gets `Received` events and sends its own back. */
export function callbackNotProvided<Received extends EventObject, Input extends NonReducibleUnknown>(
  name: string,
) {
  return fromCallback<Received, Input>(() => {
    throw new Error(`The actor ${name} was not provided.`)
  })
}
