import { defineConfig } from '@playwright/test'
import { JOURNEY_SETTINGS } from '../support/journeySettings.ts'
import type { Options } from './test.ts'

const ENGINES = ['chromium', 'firefox', 'webkit'] as const
const BUILDS = ['demo', 'production'] as const

/** Ten journeys in three engines, on the demo build and the production build. */
export default defineConfig<object, Options>({
  ...JOURNEY_SETTINGS,
  testDir: '.',
  reporter: [['list'], ['./tableReporter.ts']],
  timeout: 120_000,
  outputDir: '../../node_modules/.cache/browsers/results',
  projects: ENGINES.flatMap((engine) =>
    BUILDS.map((build) => ({ name: `${engine}-${build}`, use: { engine, build } })),
  ),
})
