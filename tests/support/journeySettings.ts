import type { PlaywrightTestConfig } from '@playwright/test'

export const JOURNEY_SETTINGS = {
  // As many as cores: a test that waits for a core would need longer limits.
  workers: 2,
  fullyParallel: true,
  // Playwright lists a test that only passes at the second try as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  // Limits for a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
} satisfies PlaywrightTestConfig
