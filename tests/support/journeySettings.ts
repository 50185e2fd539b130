import type { PlaywrightTestConfig } from '@playwright/test'

/** How tests that use the whole app in a browser run. */
export const JOURNEY_SETTINGS = {
  // More than two cores, because a journey waits for half of its time.
  workers: 4,
  fullyParallel: true,
  reporter: [['list']],
  // Long, because a busy machine is several times as slow. Only failures take as long.
  timeout: 300_000,
  expect: { timeout: 60_000 },
} satisfies PlaywrightTestConfig
