import { getResponse, HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { composePages, draft } from '../../mocks/engine/formats/compose.ts'
import { createMemory, type Memory, restoreMemory } from '../../mocks/engine/memory.ts'
import { runAtOnce } from '../../mocks/engine/slices.ts'
import type { ExtractedDocument } from '../../mocks/engine/types.ts'
import { manualPages, partOn } from '../mocks/engine/manual.ts'
import { createTestBackend, signUp } from '../support/mocks/testBackend.ts'
import { cpuTime } from './support/cpuTime.ts'
import { ratioOf } from './support/pairs.ts'

/** Maximum CPU time of a list of 100 documents, relative to a handler that returns the same list ready-made. */
const MAX_LIST_RATIO = 2
/** Maximum CPU time of restoring an index, relative to computing it. */
const MAX_RESTORE_RATIO = 0.4
/** Maximum CPU time of questions that were asked before, relative to the same questions to a new memory. */
const MAX_REPEATED_RATIO = 0.9

const DOCUMENTS = 10
const QUESTIONS = [11, 42, 87, 133, 178, 222].map(
  (page) => `With how many Nm are the bolts of the ${partOn(page).name} tightened?`,
)

/** Every page of the manual is in one of the documents. */
const documents = Array.from({ length: DOCUMENTS }, (_, document): ExtractedDocument => {
  const pages = manualPages().filter((_, page) => page % DOCUMENTS === document)
  return {
    filename: `part-${document}.pdf`,
    title: `Part ${document}`,
    pages: runAtOnce(
      composePages(
        pages.map(({ heading = '', body }, i) => ({
          number: i + 1,
          drafts: [
            draft('heading', heading),
            ...body.split('\n').map((paragraph) => draft('paragraph', paragraph)),
          ],
        })),
      ),
    ),
  }
})

function createManualMemory(): Memory {
  const memory = createMemory()
  for (const [i, document] of documents.entries()) memory.add(`part-${i}`, document)
  return memory
}

test('a list of 100 documents takes at most twice as long as a trivial handler', async () => {
  const backend = createTestBackend()
  const ada = await signUp(backend, 'ada@quill.example')
  await ada.upload(
    Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`document-${i}.txt`, `Text ${i}.`])),
  )
  const request = () =>
    new Request('http://backend/api/v1/documents/', { headers: { Authorization: `Bearer ${ada.token}` } })
  const list = await (await backend.handle(request())).json()
  expect(list).toHaveLength(100)
  const trivial = [http.get('*/api/v1/documents/', () => HttpResponse.json(list))]
  const repeated = (respond: () => Promise<Response | undefined>) => () =>
    cpuTime(async () => {
      for (let i = 0; i < 100; i += 1) await (await respond())?.text()
    })
  const { median, each } = await ratioOf(
    repeated(() => getResponse(trivial, request())),
    repeated(() => backend.handle(request())),
  )
  console.info(`a list of 100 documents against a trivial handler: ${median.toFixed(2)} times (${each})`)
  expect(median).toBeLessThanOrEqual(MAX_LIST_RATIO)
})

test('restoring a stored index takes less than half the time of computing it', async () => {
  const json = createManualMemory().toJSON()
  const { median, each } = await ratioOf(
    () => cpuTime(createManualMemory),
    () => cpuTime(() => restoreMemory(json)),
  )
  console.info(`restoring an index against computing it: ${median.toFixed(2)} times (${each})`)
  expect(median).toBeLessThanOrEqual(MAX_RESTORE_RATIO)
})

test('questions asked again take less time than the same questions to a new memory', async () => {
  const json = createManualMemory().toJSON()
  const ask = (memory: Memory) =>
    cpuTime(() => {
      for (const question of QUESTIONS) memory.ask(question)
    })
  const restored = () => {
    const memory = restoreMemory(json)
    // Computes the salience of all nodes, which is kept as well but is not what this test measures.
    memory.graph()
    return memory
  }
  const warm = restored()
  await ask(warm)
  const { median, each } = await ratioOf(
    () => ask(restored()),
    () => ask(warm),
  )
  console.info(`questions asked again against the first time: ${median.toFixed(2)} times (${each})`)
  expect(median).toBeLessThanOrEqual(MAX_REPEATED_RATIO)
})
