// npm run test:walk: random walks over the demo build (npm run build:demo). The same seed takes the same steps.
//   --seed 1  --walks 300  --steps 60   The defaults. --walk 7 takes only this walk and prints its steps.
// Prints each finding with the steps that lead to it. The exit code is 1 if there is one.
import { parseArgs } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { inParallel } from '../../src/lib/inParallel.ts'
import { browserLaunchOptions } from '../support/browser.ts'
import { watchPage } from './pageState.ts'
import { takeStep, type Walk } from './steps.ts'

/** How many walks run at once, how long a page may be busy, and how long it does not change when it stands still. */
const [WALKS_AT_ONCE, MAX_BUSY_MS, QUIET_MS] = [4, 20_000, 250]

const text = (value: string) => ({ type: 'string', default: value }) as const
const options = { seed: text('1'), walks: text('300'), steps: text('60'), walk: text('') }
const { seed, walks, steps, walk: onlyWalk } = parseArgs({ options }).values

/** Takes a walk in a browser profile of its own. Returns its steps, and what is wrong after the last one. */
async function takeWalk(number: number) {
  const viewport = { width: number % 4 === 0 ? 390 : 1280, height: 844 }
  const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' })
  context.setDefaultTimeout(MAX_BUSY_MS)
  await context.addInitScript(watchPage)
  const [said, problems]: [string[], string[]] = [[], []]
  context.on('weberror', (error) => problems.push(`Uncaught: ${error.error().stack}`))
  context.on('dialog', (dialog) => dialog.accept().catch(() => {}))
  context.on('console', (message) => {
    const words = `${message.text()} ${message.location().url}`
    // The sandboxed frames of mails refuse `watchPage`. Also without a fault, a service refuses some requests.
    const isExpected = /^Blocked script|^Failed to load.*status of 4/.test(words)
    const isFault = words.startsWith('Failed to load') && said.some((step) => step.includes('fault'))
    const isOfLeftPage = words.includes('ERR_FAILED') && /^(Open|Reload|Go)/.test(said.at(-1) ?? '')
    if (message.type() === 'error' && !isExpected && !isFault && !isOfLeftPage) problems.push(words)
  })
  const isStill = (quietMs: number) => window.walk?.busyWith(quietMs) === ''
  // The buttons of the mailbox and of toasts are everywhere.
  const hasWayOn = () => window.walk?.listParts().some(({ name }) => !/^(Mailbox|Dismiss)/.test(name))
  const settle = (quietMs = QUIET_MS) =>
    walk.page.waitForFunction(isStill, quietMs, { polling: 50 }).catch(async () => {
      const state = await walk.page.evaluate(() => window.walk.busyWith(0))
      if (state !== '') problems.push(`After 20 seconds, ${walk.page.url()} is ${state}`)
    })
  const page = await context.newPage()
  const walk: Walk = { name: `${seed}/${number}`, step: 0, page, said, presses: new Map(), settle }
  try {
    for (; walk.step <= Number(steps) && problems.length === 0; walk.step += 1) {
      await takeStep(walk)
      await settle()
      await walk.page.waitForFunction(hasWayOn).catch(() => problems.push(`${walk.page.url()} has no way on`))
    }
    await settle(4 * QUIET_MS)
    // A tooltip is in no landmark.
    const axe = new AxeBuilder({ page: walk.page }).setLegacyMode().disableRules('region')
    const { violations } = await axe.analyze()
    problems.push(...violations.map(({ id, nodes }) => `axe, ${id}: ${nodes.map(({ html }) => html)}`))
  } catch (error) {
    problems.push(String(error))
  }
  await context.close()
  return { said, problems }
}

const server = await preview({ mode: 'demo', preview: { port: 6026 } })
const baseURL = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch(await browserLaunchOptions())
const all = Array.from({ length: Number(walks) }, (_, index) => index + 1)
let findings = 0
await inParallel(onlyWalk === '' ? all : [Number(onlyWalk)], WALKS_AT_ONCE, async (number) => {
  const { said, problems } = await takeWalk(number)
  if (onlyWalk === '' && problems.length === 0) return
  findings += Math.min(problems.length, 1)
  const lines = said.map((words, index) => `  ${index + 1}. ${words}`)
  console.log([`\nWalk ${number}:`, ...lines, ...problems].join('\n'))
  console.log(`Alone: npm run test:walk -- --seed ${seed} --walk ${number} --steps ${steps}`)
}).finished
console.log(`\n${walks} walks of ${steps} steps: ${findings} findings`)
await Promise.all([browser.close(), server.close()])
process.exitCode = findings === 0 ? 0 : 1
