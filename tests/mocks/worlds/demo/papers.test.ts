import { expect, test } from 'vitest'
import { extract } from '../../../../mocks/engine/extract.ts'
import { readPaper } from '../../../../mocks/worlds/demo/papers/readPaper.ts'
import { createMemoryOf } from '../../engine/support.ts'

test.each(['lantern-protocol', 'protocol-amendment', 'lease-scan'] as const)(
  'the blocks of %s are read in their order, with the running header once',
  async (name) => {
    const file = `${name}.pdf` as const
    const { title, pages } = await extract({ name: file, bytes: await readPaper(file) })
    const lines = pages.flatMap(({ text, blocks }, page) => [
      `page ${page + 1}`,
      ...blocks.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`),
    ])
    await expect(`${[`title: ${title}`, ...lines].join('\n')}\n`).toMatchFileSnapshot(`papers/${name}.txt`)
  },
)

test('a sentence that continues in the next column is one sentence below its heading', async () => {
  const memory = await createMemoryOf({ 'protocol.pdf': await readPaper('lantern-protocol.pdf') })
  const [source] = memory.ask('What is done with nights that end early because of illness?').sources
  expect(source).toMatchObject({ page: 3, heading: '7. When a night does not count' })
  expect(source?.excerpt).toContain('Nights that end early because of illness are stored')
})

test('the times in the rows of the schedule do not contradict each other', async () => {
  const memory = await createMemoryOf({ 'protocol.pdf': await readPaper('lantern-protocol.pdf') })
  const { sources, contradictions } = memory.ask('When is recall tested?')
  expect(sources.length).toBeGreaterThan(1)
  expect(contradictions).toEqual([])
})
