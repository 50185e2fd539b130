import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composePages, draft } from '../../../mocks/engine/formats/compose.ts'
import { createMemory, type Memory, restoreMemory } from '../../../mocks/engine/memory.ts'
import { splitPassages } from '../../../mocks/engine/passages.ts'
import { runAtOnce } from '../../../mocks/engine/slices.ts'
import type { ExtractedDocument } from '../../../mocks/engine/types.ts'

const WORDS = (
  'sleep memory hippocampus cortex Ebbinghaus REM strengthens causes contains 30 km/h 1924 the of not in dr. trace ' +
  'traces consolidation replay constructor __proto__ naïve 東京 rate'
).split(' ')

const sentence = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 25 })
  .chain((words) => fc.constantFrom('.', '?', ':', '').map((end) => words.join(' ') + end))
const text = fc
  .array(sentence, { maxLength: 25 })
  .chain((sentences) => fc.constantFrom(' ', '\n', '\n\n').map((separator) => sentences.join(separator)))
const document: fc.Arbitrary<ExtractedDocument> = fc.record({
  filename: fc.constantFrom('a.pdf', 'b.txt'),
  title: fc.constant('A title'),
  pages: fc
    .array(
      fc.record({ number: fc.option(fc.nat(300)), heading: fc.option(fc.constantFrom(...WORDS)), text }),
      {
        maxLength: 4,
      },
    )
    .map((pages) =>
      runAtOnce(
        composePages(
          pages.map(({ number, heading, text: paragraphs }) => ({
            number,
            drafts: [
              draft('heading', heading ?? ''),
              ...paragraphs.split('\n').map((paragraph) => draft('paragraph', paragraph.trim())),
            ],
          })),
        ),
      ),
    ),
})
const documents = fc.array(document, { minLength: 1, maxLength: 4 })
const question = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 })
  .map((words) => words.join(' '))

/** Memories are slow to fill. */
const RUNS = { numRuns: 30 }

function createMemoryOf(all: readonly ExtractedDocument[]): Memory {
  const memory = createMemory()
  for (const [i, each] of all.entries()) memory.add(`d${i}`, each)
  return memory
}

/** All results of a memory, for comparison. */
function observe(memory: Memory, asked: string): unknown {
  return [memory.stats(), memory.graph(), memory.search(asked), memory.ask(asked)]
}

test('passages cover every word of a text, in order', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ maxLength: 2000 })), (page) => {
      const passages = splitPassages(page, 'en')
      const covered = passages.reduce((rest, { start, end }) => {
        expect(start).toBeLessThan(end)
        return rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
      }, page)
      expect(covered.trim()).toBe('')
      expect([...passages].sort((a, b) => a.start - b.start)).toEqual(passages)
    }),
  )
})

test('a memory limited to some documents is one that contains only those, until documents are added or removed', () => {
  fc.assert(
    fc.property(
      documents,
      question,
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      (all, asked, kept) => {
        const memory = createMemoryOf(all)
        const isKept = (id: string) => kept[Number(id.slice(1))] === true
        const limit = () => runAtOnce(memory.limitedTo(isKept))
        const only = createMemory()
        for (const [i, each] of all.entries()) if (kept[i]) only.add(`d${i}`, each)
        expect(observe(limit(), asked)).toEqual(observe(only, asked))
        expect(limit()).toBe(limit())
        for (const { id } of memory.toJSON().documents) memory.remove(id)
        expect(limit().stats().documentsProcessed).toBe(0)
      },
    ),
    RUNS,
  )
})

test('found passages and cited sources equal the page text at their offsets', () => {
  fc.assert(
    fc.property(documents, question, (all, asked) => {
      const memory = createMemoryOf(all)
      const pagesOf = (id: string): readonly string[] =>
        all[Number(id.slice(1))]?.pages.map((page) => page.text) ?? []
      for (const passage of memory.search(asked, { limit: 50 }))
        expect(pagesOf(passage.documentId).map((page) => page.slice(passage.start, passage.end))).toContain(
          passage.text,
        )
      const { sources, citations, response } = memory.ask(asked)
      for (const source of sources) {
        const slices = pagesOf(source.document_id).map((page) => page.slice(source.start, source.end))
        expect(slices).toContain(source.excerpt)
        expect(source.context).toContain(source.excerpt)
      }
      for (const { marker, source } of citations) {
        expect(sources[source]).toBeDefined()
        expect(response).toContain(`[${marker}]`)
      }
    }),
    RUNS,
  )
})

test('confidence and salience are between 0 and 1 and an answer without sources has no averages', () => {
  fc.assert(
    fc.property(documents, question, (all, asked) => {
      const { hypotheses, reasoning_nodes, sources, avg_confidence, avg_salience } =
        createMemoryOf(all).ask(asked)
      const shares = [...hypotheses, ...reasoning_nodes, ...sources].map((each) => each.confidence)
      shares.push(...[...reasoning_nodes, ...sources].map((each) => each.salience))
      for (const share of shares) expect(share >= 0 && share <= 1).toBe(true)
      expect(avg_confidence === null).toBe(sources.length === 0)
      expect(avg_salience === null).toBe(sources.length === 0)
    }),
    RUNS,
  )
})

test('the same documents give the same answers', () => {
  fc.assert(
    fc.property(documents, question, (all, asked) => {
      expect(observe(createMemoryOf(all), asked)).toEqual(observe(createMemoryOf(all), asked))
    }),
    RUNS,
  )
})

test('adding and removing a document leaves the memory unchanged', () => {
  fc.assert(
    fc.property(documents, document, question, (all, guest, asked) => {
      const memory = createMemoryOf(all)
      memory.add('guest', guest)
      memory.remove('guest')
      expect(observe(memory, asked)).toEqual(observe(createMemoryOf(all), asked))
    }),
    RUNS,
  )
})

test('a memory restored from its JSON gives the same answers', () => {
  fc.assert(
    fc.property(documents, question, (all, asked) => {
      const memory = createMemoryOf(all)
      const json = structuredClone(memory.toJSON())
      expect(JSON.parse(JSON.stringify(json))).toEqual(json)
      expect(observe(restoreMemory(json), asked)).toEqual(observe(memory, asked))
    }),
    RUNS,
  )
})
