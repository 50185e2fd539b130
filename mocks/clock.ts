/** The backend's clock. Injected, so that tests control the time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  sleep(ms: number): Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/** A clock that moves only by `advance`. */
export interface ManualClock extends Clock {
  /** Moves the time forward and resolves the sleeps that end within it, in the order of their times. */
  advance(ms: number): Promise<void>
}

export function createManualClock(start: number): ManualClock {
  let now = start
  let timers: { at: number; resolve: () => void }[] = []

  return {
    now: () => now,
    sleep(ms) {
      if (ms <= 0) return Promise.resolve()
      return new Promise((resolve) => {
        timers.push({ at: now + ms, resolve })
      })
    },
    async advance(ms) {
      const end = now + ms
      for (;;) {
        const due = timers.filter(({ at }) => at <= end)
        const [next] = due.toSorted((a, b) => a.at - b.at)
        if (next === undefined) break
        now = next.at
        timers = timers.filter((timer) => timer !== next)
        next.resolve()
        // The resumed code may sleep again within the same interval.
        await new Promise((resolve) => setTimeout(resolve))
      }
      now = end
    },
  }
}
