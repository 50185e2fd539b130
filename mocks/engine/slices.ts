/** Maximum duration of a slice, unless a single step takes longer. */
const SLICE_MS = 20

export function runAtOnce<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** Runs a computation with pauses, in which the thread does other work, for example answers requests. */
export async function runInSlices<Result>(
  work: Generator<void, Result>,
  pause: Pause = createPause(),
): Promise<Result> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    await pause()
  }
}

/** Waits for the thread's other work if the last wait was longer ago than a slice. */
export type Pause = () => Promise<void>

export function createPause(): Pause {
  let sliceEnd = performance.now() + SLICE_MS
  return async () => {
    if (performance.now() < sliceEnd) return
    await new Promise((resolve) => setTimeout(resolve))
    sliceEnd = performance.now() + SLICE_MS
  }
}
