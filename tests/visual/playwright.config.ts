import { defineConfig } from '@playwright/test'
import { browserLaunchOptions } from '../support/browser.ts'
import { ONLY_ON_DESKTOPS } from './pictures.ts'
import type { StorybookOptions } from './storybookPage.ts'

const PORT = 6017
// Higher than a screen, so that most pages fit without scrolling.
const DESKTOP = { width: 1280, height: 1100 }
const PHONE = { width: 390, height: 1400 }

// Reduced to save space; hairlines remain visible. Pictures that repeat a story in the other theme have half the
// size.
const SCALE = 0.75
const SCALE_OF_REPEATS = 0.5

const OPENINGS = / (Flows\/.* @first|Components\/All)/

const launchOptions = await browserLaunchOptions()

export default defineConfig<object, StorybookOptions>({
  testDir: '.',
  outputDir: '../../node_modules/.cache/visual/results',
  snapshotPathTemplate: '{testDir}/baselines/{projectName}/{arg}{ext}',
  globalSetup: './shrinkPictures.ts',
  fullyParallel: true,
  // Twice the cores, because a story waits for a third of its time.
  workers: 4,
  retries: process.env.CI ? 1 : 0,
  reporter: [['dot'], ['html', { outputFolder: '../../dist/visual', open: 'never' }]],
  // Limits for a busy machine; the longest journey takes 20 seconds on two cores.
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 0, scale: 'device' },
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/baselines/accessibility-trees/{arg}{ext}' },
  },
  use: { baseURL: `http://127.0.0.1:${PORT}`, launchOptions, contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    {
      name: 'dark-1280',
      testMatch: 'pixels.spec.ts',
      use: { theme: 'dark', viewport: DESKTOP, deviceScaleFactor: SCALE },
    },
    {
      name: 'light-390',
      testMatch: 'pixels.spec.ts',
      grepInvert: ONLY_ON_DESKTOPS,
      use: { theme: 'light', viewport: PHONE, deviceScaleFactor: SCALE },
    },
    // Stories that run the app or check what happens, with motion and a running clock.
    {
      name: 'behavior',
      testMatch: 'behavior.spec.ts',
      use: {
        fixedTime: false,
        viewport: { width: 1280, height: 900 },
        contextOptions: { reducedMotion: 'no-preference' },
      },
    },
    // Every story is compared in two of the four projects; the page of all components and the first story of a flow
    // in all.
    {
      name: 'light-1280',
      testMatch: 'pixels.spec.ts',
      grep: OPENINGS,
      use: { theme: 'light', viewport: DESKTOP, deviceScaleFactor: SCALE_OF_REPEATS },
    },
    {
      name: 'dark-390',
      testMatch: 'pixels.spec.ts',
      grep: OPENINGS,
      use: { theme: 'dark', viewport: PHONE, deviceScaleFactor: SCALE_OF_REPEATS },
    },
    // Common on laptops. Borders are not a whole number of device pixels wide.
    {
      name: 'dark-1-25',
      testMatch: 'details.spec.ts',
      use: { theme: 'dark', viewport: { width: 640, height: 800 }, deviceScaleFactor: 1.25 },
    },
    { name: 'words', testMatch: 'words.spec.ts', dependencies: ['dark-1280', 'behavior'] },
    {
      name: 'screens',
      testMatch: 'screens.spec.ts',
      use: { theme: 'light', viewport: { width: 1280, height: 1100 } },
    },
    // What readers get who have chosen a larger text in the browser's settings.
    {
      name: 'large-text',
      testMatch: 'largeText.spec.ts',
      use: {
        viewport: { width: 1280, height: 1100 },
        launchOptions: {
          ...launchOptions,
          args: [...launchOptions.args, '--blink-settings=defaultFontSize=32'],
        },
      },
    },
    { name: 'catalogue', testMatch: 'catalogue.spec.ts' },
    { name: 'failures', testMatch: 'storybookPage.spec.ts' },
    { name: 'baselines', testMatch: 'baselines.spec.ts' },
  ],
  webServer: {
    command: `vite preview --mode storybook --outDir dist/storybook --port ${PORT} --strictPort`,
    cwd: '../..',
    url: `http://127.0.0.1:${PORT}/index.json`,
    reuseExistingServer: false,
  },
})
