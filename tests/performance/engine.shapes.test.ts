import { expect, test } from 'vitest'
import { indexDocument } from '../../mocks/engine/documentIndex.ts'
import { EngineError } from '../../mocks/engine/errors.ts'
import { extract } from '../../mocks/engine/extract.ts'
import { runAtOnce } from '../../mocks/engine/slices.ts'
import type { ExtractedDocument } from '../../mocks/engine/types.ts'
import { cpuTime } from './support/cpuTime.ts'
import { ratioOf } from './support/pairs.ts'
import { SHAPES } from './support/shapes.ts'

const [SHORT, LONG] = [50_000, 200_000]
/** Maximum time ratio for four times the text. */
const MAX_RATIO = 6
/** Shorter work is counted as this many microseconds, because garbage collection alone can take as long. */
const LEAST = 20_000
const PAIRS = 3

const EMPTY: ExtractedDocument = { filename: '', title: '', pages: [] }

/** The document, or an empty one if the shape is no text. */
async function read(name: string, bytes: Uint8Array): Promise<ExtractedDocument> {
  try {
    return await extract({ name, bytes })
  } catch (error) {
    if (error instanceof EngineError) return EMPTY
    throw error
  }
}

const cases = Object.entries(SHAPES).flatMap(([shape, write]) =>
  ['a.txt', 'a.md'].map((name) => ({ shape, name, write })),
)

test.each(cases)('reading 200 kB takes at most six times as long as 50 kB: $shape in $name', async (each) => {
  const [short, long] = [SHORT, LONG].map((length) => new TextEncoder().encode(each.write(length)))
  const timeOf =
    (bytes = new Uint8Array()) =>
    async () =>
      Math.max(LEAST, await cpuTime(() => read(each.name, bytes)))
  const { median, each: all } = await ratioOf(timeOf(short), timeOf(long), PAIRS)
  console.info(`reading ${each.shape} in ${each.name}: ${median.toFixed(1)} times (${all})`)
  expect(median).toBeLessThanOrEqual(MAX_RATIO)
})

test.each(cases)(
  'indexing 200 kB takes at most six times as long as 50 kB: $shape in $name',
  async (each) => {
    const [short = EMPTY, long = EMPTY] = await Promise.all(
      [SHORT, LONG].map((length) => read(each.name, new TextEncoder().encode(each.write(length)))),
    )
    const timeOf = (document: ExtractedDocument) => async () =>
      Math.max(LEAST, await cpuTime(() => runAtOnce(indexDocument(document))))
    const { median, each: all } = await ratioOf(timeOf(short), timeOf(long), PAIRS)
    console.info(`indexing ${each.shape} in ${each.name}: ${median.toFixed(1)} times (${all})`)
    expect(median).toBeLessThanOrEqual(MAX_RATIO)
  },
)
