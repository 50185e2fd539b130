import { expect, test } from 'vitest'
import { extract } from '../../mocks/engine/extract.ts'
import { createMemory } from '../../mocks/engine/memory.ts'
import { printPdf } from '../support/pdf.ts'
import { cpuTime } from './support/cpuTime.ts'
import { ratioOf } from './support/pairs.ts'

/** Maximum time ratio for ten times the pages; above ten because some steps grow by n log n. */
const MAX_RATIO = 12
/** Few, because a pair takes seconds. The longer the work, the less its time varies. */
const PAIRS = 3

const WORDS = (
  'memory sleep hippocampus cortex trace replay recall cue context rehearsal forgetting interference schema ' +
  'amygdala emotion attention working episode semantic procedure habit skill synapse protein spindle rhythm'
).split(' ')

/** A page of about 300 words, different for each page number. */
function pageText(page: number): string {
  const word = (i: number): string =>
    WORDS[(i * 7 + page * 3 + Math.floor(i / 5) * page) % WORDS.length] ?? ''
  const sentence = (s: number): string => {
    const inner = Array.from({ length: 14 }, (_, i) => word(s * 14 + i)).join(' ')
    return `The ${inner} of unit ${page} takes ${s + page} minutes.`
  }
  return Array.from({ length: 16 }, (_, s) => sentence(s)).join(' ')
}

/** The CPU time from bytes to an indexed memory with its graph. */
const indexingTime = (bytes: Uint8Array) =>
  cpuTime(async () => {
    const memory = createMemory()
    memory.add('d', await extract({ name: 'a.pdf', bytes }))
    expect(memory.stats().totalNodes).toBeGreaterThan(0)
  })

test('indexing 1,000 pages takes at most twelve times as long as indexing 100', async () => {
  const bytesOf = (pages: number): Uint8Array =>
    printPdf(Array.from({ length: pages }, (_, i) => pageText(i + 1)))
  const [short, long] = [bytesOf(100), bytesOf(1000)]
  const { median, each } = await ratioOf(
    () => indexingTime(short),
    () => indexingTime(long),
    PAIRS,
  )
  console.info(`1,000 pages against 100: ${median.toFixed(1)} times (${each})`)
  expect(median).toBeLessThanOrEqual(MAX_RATIO)
})
