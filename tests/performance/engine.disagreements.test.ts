import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { extract } from '../../mocks/engine/extract.ts'
import { createMemory, type Memory } from '../../mocks/engine/memory.ts'
import { runAtOnce } from '../../mocks/engine/slices.ts'
import { readText } from '../mocks/engine/support.ts'
import { cpuTime } from './support/cpuTime.ts'
import { pageText } from './support/pageText.ts'
import { medianOf, ratioOf } from './support/pairs.ts'

/** Maximum CPU time of reading, indexing and finding disagreements, relative to reading and indexing. */
const MAX_RATIO = 3
/** The same of a document in a library of 1,000, relative to 100. */
const MAX_GROWTH = 1.5

const FOLDER = fileURLToPath(new URL('../../docs/', import.meta.url))

test('finding disagreements at most triples the time in which the documentation is read and indexed', async () => {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(FOLDER + name)) }))
  const { median, each } = await medianOf(async () => {
    const memory = createMemory()
    const indexing = await cpuTime(async () => {
      for (const file of files) memory.add(file.name, await extract(file))
    })
    const finding = await cpuTime(() =>
      findAll(
        memory,
        files.map(({ name }) => name),
      ),
    )
    return (indexing + finding) / indexing
  })
  console.info(
    `reading and indexing with disagreements against without: ${median.toFixed(2)} times (${each})`,
  )
  expect(median).toBeLessThanOrEqual(MAX_RATIO)
})

function findAll(memory: Memory, ids: readonly string[]): void {
  for (const id of ids) runAtOnce(memory.disagreementsOf(id))
}

test('the disagreements of a document among 1,000 take at most 1.5 times as long as among 100', async () => {
  const ids = Array.from({ length: 1000 }, (_, i) => String(i))
  const memoryOf = async (count: number): Promise<Memory> => {
    const memory = createMemory()
    for (const id of ids.slice(0, count)) memory.add(id, await readText(`${id}.txt`, pageText(Number(id))))
    return memory
  }
  const [small, large] = [await memoryOf(100), await memoryOf(1000)]
  const added = await readText('added.txt', pageText(1000))
  const found = (memory: Memory) => () => {
    // Otherwise the memory knows which statements are similar.
    memory.add('added', added)
    return cpuTime(() => findAll(memory, ids.slice(40, 60)))
  }
  const { median, each } = await ratioOf(found(small), found(large))
  console.info(`disagreements among 1,000 documents against 100: ${median.toFixed(2)} times (${each})`)
  expect(median).toBeLessThanOrEqual(MAX_GROWTH)
})
