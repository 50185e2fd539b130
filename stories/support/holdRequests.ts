import { http } from 'msw'

/** Lets requests to a path wait. Pass `handler` to the `handlers` of a live story; it answers nothing. */
export function holdRequests(path: string) {
  let gate: PromiseWithResolvers<void> | null = null
  return {
    handler: http.all(path, () => gate?.promise),
    /** From now on requests wait. */
    hold() {
      gate = Promise.withResolvers()
    },
    release() {
      gate?.resolve()
      gate = null
    },
  }
}
