/** Limits how many pieces of work run at the same time. The others wait in order. */
export interface Slots {
  /** Resolves when a slot is free, with the function that releases it. */
  acquire(): Promise<() => void>
}

export function createSlots(count: number): Slots {
  let free = count
  const waiting: (() => void)[] = []

  function release(): void {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }

  return {
    async acquire() {
      if (free > 0) free -= 1
      else await new Promise<void>((resolve) => waiting.push(resolve))
      return release
    },
  }
}
