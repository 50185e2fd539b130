import { expect, test } from 'vitest'
import { extract } from '../../mocks/engine/extract.ts'
import { createMemory } from '../../mocks/engine/memory.ts'
import { printPdf } from '../support/pdf.ts'

/** Maximum time ratio for ten times the pages; above ten because some steps grow by n log n. */
const MAX_RATIO = 12
const PAIRS = 7

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

/** Milliseconds from bytes to an indexed memory with its graph. */
async function indexingTime(bytes: Uint8Array): Promise<number> {
  const start = performance.now()
  const memory = createMemory()
  memory.add('d', await extract({ name: 'a.pdf', bytes }))
  expect(memory.stats().totalNodes).toBeGreaterThan(0)
  return performance.now() - start
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

test('indexing 1,000 pages takes at most twelve times as long as indexing 100', async () => {
  const bytesOf = (pages: number): Uint8Array =>
    printPdf(Array.from({ length: pages }, (_, i) => pageText(i + 1)))
  const [short, long] = [bytesOf(100), bytesOf(1000)]
  await indexingTime(short)
  await indexingTime(long)
  const ratios: number[] = []
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const isShortFirst = pair % 2 === 0
    const first = await indexingTime(isShortFirst ? short : long)
    const second = await indexingTime(isShortFirst ? long : short)
    ratios.push(isShortFirst ? second / first : first / second)
  }
  const ratio = median(ratios)
  console.info(
    `1,000 pages against 100: ${ratio.toFixed(1)} times (${ratios.map((each) => each.toFixed(1)).join(', ')})`,
  )
  expect(ratio).toBeLessThanOrEqual(MAX_RATIO)
})
