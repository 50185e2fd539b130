import { afterEach, beforeEach, onTestFailed, vi } from 'vitest'

let hasFailed = false

// One failing test is enough to notice a mutant.
beforeEach(({ skip }) => {
  skip(hasFailed)
  onTestFailed(() => {
    hasFailed = true
  })
})

// A failing test may not come to it.
afterEach(() => {
  vi.useRealTimers()
})
