/** Work that starts when no call has arrived for a while, or as soon as its result is needed. */
export interface DeferredWork {
  /** Waits for a pause again, because a call has arrived. */
  postpone(): void
  /** Starts the work if it has not started yet. Resolves when it has finished. */
  finish(): Promise<void>
}

/** `work` must not reject. It starts after a pause of `pauseMs`, but no later than after `maxWaitMs`. */
export function deferWork(
  work: () => Promise<void>,
  { pauseMs, maxWaitMs }: { readonly pauseMs: number; readonly maxWaitMs: number },
): DeferredWork {
  let running: Promise<void> | null = null
  let pause = setTimeout(finish, pauseMs)
  const limit = setTimeout(finish, maxWaitMs)

  function finish(): Promise<void> {
    clearTimeout(pause)
    clearTimeout(limit)
    running ??= work()
    return running
  }

  return {
    postpone() {
      if (running !== null) return
      clearTimeout(pause)
      pause = setTimeout(finish, pauseMs)
    },
    finish,
  }
}
