export interface ParallelRun {
  /** Resolves when every item is done; rejects with the first error, after which no further item is started. */
  readonly finished: Promise<void>
  /** Starts all remaining items at once. */
  removeLimit(): void
}

/** Calls `work` for every item in order, with at most `limit` calls in progress. */
export function inParallel<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): ParallelRun {
  const remaining = items.values()
  const { promise: finished, resolve, reject } = Promise.withResolvers<void>()
  let started = 0
  let done = 0
  let hasFailed = false

  function startNext(): void {
    const { value: item, done: isExhausted } = remaining.next()
    if (isExhausted || hasFailed) return
    started += 1
    work(item).then(
      () => {
        done += 1
        if (done === items.length) resolve()
        else startNext()
      },
      (error: unknown) => {
        hasFailed = true
        reject(error)
      },
    )
  }

  if (items.length === 0) resolve()
  while (started < Math.min(limit, items.length)) startNext()
  return {
    finished,
    removeLimit() {
      while (started < items.length && !hasFailed) startNext()
    },
  }
}
