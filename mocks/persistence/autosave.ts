/** Saves with a delay after the first change, once for all changes within the delay. */
export interface Autosave {
  schedule(): void
  flush(): Promise<void>
}

/** `save` must not reject. */
export function createAutosave(save: () => Promise<void>, waitMs: number): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  /** Runs one save at a time. Calls during a save share the next one. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
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
      timer ??= setTimeout(() => {
        void flush()
      }, waitMs)
    },
    flush,
  }
}
