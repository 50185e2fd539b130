import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate'

/**
 * Placeholder for an actor that the Screen (or a test) provides. It throws, so that a missing implementation is noticed.
 */
export function notProvided<Output, Input = undefined>(name: string) {
  return fromPromise<Output, Input>(async () => {
    throw new Error(`The actor ${name} was not provided.`)
  })
}

/** The same for a callback actor, which receives `Received` events. */
export function callbackNotProvided<Received extends EventObject, Input extends NonReducibleUnknown>(
  name: string,
) {
  return fromCallback<Received, Input>(() => {
    throw new Error(`The actor ${name} was not provided.`)
  })
}
