/** Saves a moment after a change, and once for many changes. */
export interface Autosave {
  /** Something changed; save it soon. */
  schedule(): void
  /** Saves all that has changed until now, at once. */
  flush(): Promise<void>
}

/** `save` may not fail. */
export function createAutosave(save: () => Promise<void>, waitMs: number): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  /** One save at a time; all who ask during one share the next. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    if (running === null) {
      running = save().finally(() => {
        running = null
      })
      return running
    }
    next ??= running.then(() => {
      next = null
      return flush()
    })
    return next
  }

  return {
    schedule() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        void flush()
      }, waitMs)
    },
    flush,
  }
}
