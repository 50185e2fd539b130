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

/** A clock that runs like another one, ahead of it by an offset. */
export interface AdjustableClock extends Clock {
  /** How far it is ahead, in milliseconds. */
  offset(): number
  /** Changes the offset. Sleeps that end before the new time resolve at once; no sleep takes longer than it would have. */
  setOffset(ms: number): void
}

export function createAdjustableClock(base: Clock, offsetMs = 0): AdjustableClock {
  let offset = offsetMs
  const sleeping = new Set<{ readonly until: number; readonly wake: () => void }>()
  const now = () => base.now() + offset

  return {
    now,
    async sleep(ms) {
      const early = Promise.withResolvers<void>()
      const sleeper = { until: now() + ms, wake: early.resolve }
      sleeping.add(sleeper)
      await Promise.race([base.sleep(ms), early.promise])
      sleeping.delete(sleeper)
    },
    offset: () => offset,
    setOffset(ms) {
      offset = ms
      for (const { until, wake } of sleeping) if (until <= now()) wake()
    },
  }
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
