type EventSource = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** Time between two loads while nothing is in progress, in milliseconds: other windows and devices change the data too. */
export const IDLE_POLL_INTERVAL_MS = 10_000

export interface PollOptions<Data> {
  load: (signal: AbortSignal) => Promise<Data>
  /** Handles loaded data. Returns the delay before the next load in milliseconds, or null for no next load. */
  onData: (data: Data) => number | null
  /** Handles a failed load; returns like `onData`. */
  onError: (error: unknown) => number | null
  /** The document. No load starts while it is hidden, unless `loadsWhileHidden` returns true. */
  page: EventSource & { readonly hidden: boolean }
  loadsWhileHidden?: () => boolean
  /** The window, if a load should also start when it gets focus. */
  window?: EventSource
}

export interface Poll {
  readonly isLoading: boolean
  /** Aborts the load in progress and starts a new one. */
  loadNow(): void
  /** Aborts the load in progress and starts a new one after `delay` milliseconds, or none for null. */
  loadAfter(delay: number | null): void
  /** Aborts the load in progress and removes all timers and listeners. */
  stop(): void
}

/**
 * Loads data repeatedly while the page is visible, and at once when the user returns to it. Results of an aborted load
 * are discarded. The first load starts with `loadNow` or `loadAfter`.
 */
export function createPoll<Data>({
  load,
  onData,
  onError,
  page,
  loadsWhileHidden = () => false,
  window,
}: PollOptions<Data>): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined
  let loading: AbortController | null = null

  const isLoadAllowed = () => !page.hidden || loadsWhileHidden()

  function abort(): void {
    clearTimeout(timer)
    loading?.abort()
    loading = null
  }

  function schedule(delay: number | null): void {
    clearTimeout(timer)
    if (delay !== null && isLoadAllowed()) timer = setTimeout(loadNow, delay)
  }

  async function loadNow(): Promise<void> {
    abort()
    const controller = new AbortController()
    loading = controller
    const result = await load(controller.signal).then(
      (data) => () => onData(data),
      (error: unknown) => () => onError(error),
    )
    if (controller.signal.aborted) return
    loading = null
    schedule(result())
  }

  function onReturn(): void {
    if (!isLoadAllowed()) clearTimeout(timer)
    // Returning to the page dispatches both events.
    else if (!page.hidden && loading === null) loadNow()
  }

  page.addEventListener('visibilitychange', onReturn)
  window?.addEventListener('focus', onReturn)
  return {
    get isLoading() {
      return loading !== null
    },
    loadNow,
    loadAfter(delay) {
      abort()
      schedule(delay)
    },
    stop() {
      page.removeEventListener('visibilitychange', onReturn)
      window?.removeEventListener('focus', onReturn)
      abort()
    },
  }
}
