import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { STORE_FILES } from '../../src/lib/offline/messages.ts'
import { createChoose } from './choose.ts'
import { watchPage } from './pageState.ts'
import { start, takeStep, type Walk } from './steps.ts'

const MAX_BUSY_MS = 20_000
/** A page that has not changed for this long stands still. */
const QUIET_MS = 120

interface WalkOptions {
  readonly origin: string
  readonly seed: number
  readonly walk: number
  readonly steps: number
  /** Receives each step in words before it is taken. */
  readonly onStep: (words: string) => void
}

/** Takes one walk in a browser profile of its own. Returns what is wrong after its last step, or null. */
export async function takeWalk(browser: Browser, options: WalkOptions): Promise<string | null> {
  const { origin, seed, walk: number, steps, onStep } = options
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 844 },
    reducedMotion: 'reduce',
  })
  await context.addInitScript(watchPage, STORE_FILES)

  const problems: string[] = []
  let hadFaults = false
  context.on('weberror', (error) => {
    problems.push(`Uncaught: ${error.error().stack ?? error.error().message}`)
  })
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    const text = message.text()
    if (text.startsWith('Failed to load resource') && (hadFaults || /status of 4\d\d/.test(text))) return
    problems.push(`Console: ${text} ${message.location().url}`)
  })
  context.on('dialog', (dialog) => void dialog.accept().catch(() => {}))

  const walk: Walk = {
    context,
    page: await context.newPage(),
    choose: createChoose(seed, number),
    presses: new Map(),
    typed: new Set(),
    hasFaults: false,
    say: onStep,
    settle: () => settle(walk.page),
  }

  async function check(): Promise<void> {
    await walk.settle()
    if (problems.length > 0) throw new Error(problems.join('\n'))
    const parts = await walk.page.evaluate(() => window.walk.listParts())
    if (parts.length === 0) throw new Error(`${walk.page.url()} has no link and no enabled button.`)
  }

  try {
    await start(walk)
    for (let step = 1; step <= steps; step += 1) {
      await check()
      hadFaults ||= walk.hasFaults
      walk.choose = createChoose(seed, number, step)
      await takeStep(walk)
      hadFaults ||= walk.hasFaults
    }
    await check()
    await checkAccessibility(walk.page)
    return null
  } catch (error) {
    return [...problems, String(error)].join('\n')
  } finally {
    await context.close()
  }
}

/** Waits until the page stands still. */
async function settle(page: Page): Promise<void> {
  const isStill = (quietMs: number) => window.walk?.busyWith(quietMs) === ''
  try {
    await page.waitForFunction(isStill, QUIET_MS, { polling: 40, timeout: MAX_BUSY_MS })
  } catch {
    const state = await page.evaluate((quietMs) => window.walk.busyWith(quietMs), QUIET_MS)
    if (state !== '') throw new Error(`After 20 seconds at ${page.url()}: ${state}`)
  }
}

async function checkAccessibility(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  if (violations.length === 0) return
  const words = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)
  throw new Error(`axe at ${page.url()}: ${words.join('; ')}`)
}
