// npm run test:walk: random walks over the demo build (npm run build:demo). The same seed takes the same steps.
//   --seed <number>   Default: 1.
//   --walks <number>  Default: 300.
//   --steps <number>  of each walk. Default: 60.
//   --walk <number>   takes only this walk, and prints its steps.
// Prints what it finds with the steps that lead there. The exit code is 1 if there is a finding.
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { inParallel } from '../../src/lib/inParallel.ts'
import { browserLaunchOptions } from '../support/browser.ts'
import { takeWalk } from './takeWalk.ts'

const PORT = 6026
/** A walk waits half of its time. */
const WALKS_AT_ONCE = 4

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    walks: { type: 'string', default: '300' },
    steps: { type: 'string', default: '60' },
    walk: { type: 'string' },
    port: { type: 'string', default: String(PORT) },
    first: { type: 'string', default: '1' },
  },
})
const seed = Number(values.seed)
const steps = Number(values.steps)
const numbers =
  values.walk === undefined
    ? Array.from({ length: Number(values.walks) }, (_, index) => index + Number(values.first))
    : [Number(values.walk)]

const port = Number(values.port)
const server = await preview({
  mode: 'demo',
  root: `${import.meta.dirname}/../..`,
  preview: { port, strictPort: true },
})
const browser = await chromium.launch(await browserLaunchOptions())
const start = performance.now()
let findings = 0
let taken = 0

await inParallel(numbers, WALKS_AT_ONCE, async (walk) => {
  const said: string[] = []
  const finding = await takeWalk(browser, {
    origin: `http://127.0.0.1:${port}`,
    seed,
    walk,
    steps,
    onStep(words) {
      said.push(words)
      if (values.walk !== undefined) console.log(`${said.length}. ${words}`)
    },
  })
  taken += 1
  if (finding === null) return
  findings += 1
  console.log(`\nSeed ${seed}, walk ${walk}: ${finding}\n`)
  for (const [index, words] of said.entries()) console.log(`  ${index + 1}. ${words}`)
  console.log(`\nAlone: npm run test:walk -- --seed ${seed} --walk ${walk} --steps ${steps}`)
}).finished

const minutes = (performance.now() - start) / 60_000
console.log(`\n${taken} walks of ${steps} steps in ${minutes.toFixed(1)} minutes: ${findings} findings`)
await browser.close()
await server.close()
process.exitCode = findings === 0 ? 0 : 1
