import { writeFile } from 'node:fs/promises'
import { test as base } from '@playwright/test'
import { startChromium } from './engines/chromium.ts'
import type { Driver } from './engines/driver.ts'
import { createPerson, type Person } from './person.ts'
import { type Build, type Site, serve } from './site.ts'

export type Engine = 'chromium' | 'firefox' | 'webkit'

export interface Options {
  engine: Engine
  build: Build
}

interface Fixtures {
  person: Person
}

interface WorkerFixtures extends Options {
  site: Site
}

/** Starts an engine. What it needs is loaded only then. */
const START: Readonly<Record<Engine, () => Promise<Driver>>> = {
  chromium: startChromium,
  firefox: async () => (await import('./engines/firefox.ts')).startFirefox(),
  webkit: async () => (await import('./engines/webkit.ts')).startWebKit(),
}

/** A test of a journey: `person` has a new browser, and the backend the data of the world `demo`. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  build: ['demo', { option: true, scope: 'worker' }],

  site: [
    async ({ build }, use) => {
      const site = await serve(build)
      await use(site)
      await site.disconnect()
    },
    { scope: 'worker' },
  ],

  person: async ({ engine, site }, use, testInfo) => {
    if (site.backend !== null) await fetch(`${site.backend}/__mock/reset`, { method: 'POST' })
    const driver = await START[engine]()
    try {
      await use(createPerson(driver, site.origin))
      if (testInfo.status !== testInfo.expectedStatus)
        await writeFile(testInfo.outputPath('window.png'), await driver.screenshot())
    } finally {
      await driver.close()
    }
  },
})
