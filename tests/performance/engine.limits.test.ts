import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { extract } from '../../mocks/engine/extract.ts'
import { composePages, draft } from '../../mocks/engine/formats/compose.ts'
import { createMemory, type Memory } from '../../mocks/engine/memory.ts'
import { splitPage } from '../../mocks/engine/passages.ts'
import { runAtOnce } from '../../mocks/engine/slices.ts'
import type { ExtractedDocument } from '../../mocks/engine/types.ts'
import { manualPages } from '../mocks/engine/manual.ts'
import { printPdf } from '../support/pdf.ts'
import { cpuTime } from './support/cpuTime.ts'
import { pageText } from './support/pageText.ts'
import { medianOf, ratioOf } from './support/pairs.ts'

/** Maximum CPU time of extraction and indexing, relative to extraction alone. */
const MAX_INDEXING_RATIO = 1.6
/** Maximum CPU time of questions over 10,000 passages, relative to 1,000. */
const MAX_QUESTION_RATIO = 4
/** Maximum memory of a process that reads and searches a PDF of 2,000 pages, in MB, Node itself included (about 110). */
const MAX_MEMORY = 400
/** The limit of the heap in that process, in MB. Without a limit V8 collects garbage late, at times that vary. */
const HEAP_LIMIT = 200

test('extraction and indexing take at most 1.6 times as long as extraction alone', async () => {
  const bytes = printPdf(manualPages())
  const read = () => extract({ name: 'manual.pdf', bytes })
  // Both parts of one run, so that they are measured on the same machine at the same moment.
  const { median, each } = await medianOf(async () => {
    let manual: ExtractedDocument | undefined
    const extraction = await cpuTime(async () => {
      manual = await read()
    })
    const indexing = await cpuTime(() => manual && createMemory().add('manual', manual))
    return (extraction + indexing) / extraction
  })
  console.info(`extraction and indexing against extraction: ${median.toFixed(2)} times (${each})`)
  expect(median).toBeLessThanOrEqual(MAX_INDEXING_RATIO)
})

/** A memory whose pages are one passage each. */
function memoryOf(passages: number): Memory {
  const texts = Array.from({ length: passages }, (_, page) => pageText(page))
  const sheets = texts.map((text, i) => ({ number: i + 1, drafts: [draft('paragraph', text)] }))
  const pages = runAtOnce(composePages(sheets))
  expect(pages.flatMap((page) => splitPage(page, 'en'))).toHaveLength(passages)
  const memory = createMemory()
  memory.add('d', { filename: 'a.pdf', title: 'a', pages })
  return memory
}

test('a question over 10,000 passages takes at most four times as long as one over 1,000', async () => {
  const [small, large] = [memoryOf(1000), memoryOf(10_000)]
  const questions = [11, 42, 87, 133, 178, 222].map((page) => {
    const words = pageText(page).split(' ')
    return `How many minutes does the ${words.slice(1, 6).join(' ')} take?`
  })
  const asked = (memory: Memory) => () =>
    cpuTime(() => {
      for (const question of questions) expect(memory.ask(question, {})).toBeDefined()
    })
  const { median, each } = await ratioOf(asked(small), asked(large))
  console.info(`a question over 10,000 passages against 1,000: ${median.toFixed(2)} times (${each})`)
  expect(median).toBeLessThanOrEqual(MAX_QUESTION_RATIO)
})

test('a PDF of 2,000 pages is read and searched in less than 400 MB', () => {
  const folder = mkdtempSync(join(tmpdir(), 'engram-memory-'))
  const file = join(folder, 'long.pdf')
  const threeTimes = (page: number): string => [0, 1, 2].map((part) => pageText(page * 3 + part)).join('\n')
  writeFileSync(file, printPdf(Array.from({ length: 2000 }, (_, page) => threeTimes(page))))
  const cli = fileURLToPath(new URL('../../mocks/engine/cli.ts', import.meta.url))
  const report =
    'data:text/javascript,process.on("exit",()=>console.error("kB:"+process.resourceUsage().maxRSS))'
  const { status, stderr } = spawnSync(
    process.execPath,
    [`--max-old-space-size=${HEAP_LIMIT}`, '--import', report, cli, 'search', 'minutes', file],
    { encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true })
  const megabytes = Number(/kB:(\d+)/.exec(stderr)?.[1]) / 1024
  console.info(`2,000 pages: ${megabytes.toFixed(0)} MB`)
  expect(status).toBe(0)
  expect(megabytes).toBeLessThan(MAX_MEMORY)
})
