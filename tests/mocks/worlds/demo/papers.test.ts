import { expect, test } from 'vitest'
import { extract } from '../../../../mocks/engine/extract.ts'
import { decodeBase64 } from '../../../../mocks/worlds/demo/decodeBase64.ts'
import { LANTERN_PROTOCOL_PDF } from '../../../../mocks/worlds/demo/papers/lanternProtocol.gen.ts'
import { lanternProtocol } from '../../../../mocks/worlds/demo/papers/lanternProtocol.ts'
import type { Paper, PaperBlock } from '../../../../mocks/worlds/demo/papers/paper.ts'
import { PROTOCOL_AMENDMENT_PDF } from '../../../../mocks/worlds/demo/papers/protocolAmendment.gen.ts'
import { protocolAmendment } from '../../../../mocks/worlds/demo/papers/protocolAmendment.ts'
import { createMemoryOf } from '../../engine/support.ts'

const PAPERS: [string, Paper, string, number][] = [
  ['the protocol', lanternProtocol, LANTERN_PROTOCOL_PDF, 4],
  ['the amendment', protocolAmendment, PROTOCOL_AMENDMENT_PDF, 2],
]

/** What the engine should find, in this order. */
function linesOf(block: PaperBlock): string[] {
  if ('heading' in block) return [`heading: ${block.heading}`]
  if ('paragraph' in block) return [`paragraph: ${block.paragraph}`]
  if ('items' in block) return block.items.map((item) => `item: - ${item}`)
  if ('table' in block) return block.table.rows.map((cells) => `row: ${cells.join(' | ')}`)
  return [`paragraph: ${block.sleepStages.caption}`]
}

test.each(PAPERS)(
  '%s is read as it was written, with its running header once',
  async (_, paper, pdf, pageCount) => {
    const { title, pages } = await extract({ name: 'a.pdf', bytes: decodeBase64(pdf) })
    const found = pages.flatMap(({ text, blocks }) =>
      blocks.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`),
    )
    const details = paper.details.map(([label, value]) => `row: ${label} | ${value}`)
    const blocks = paper.parts.flatMap((part) => part.blocks.flatMap(linesOf))
    const expected = [`heading: ${paper.title}`, `heading: ${paper.subtitle}`, ...details, ...blocks]
    const isRunning = (line: string) => line.startsWith(`paragraph: ${paper.runningHeader[0]}`)
    const isOther = (line: string) => line.startsWith('fragment') || /^paragraph: Table \d/.test(line)
    expect(title).toBe(paper.title)
    expect(pages).toHaveLength(pageCount)
    expect(found.filter((line) => !isOther(line) && !isRunning(line))).toEqual(expected)
    expect(found.filter(isRunning)).toHaveLength(1)
  },
)

test('a sentence that continues in the next column is one sentence below its heading', async () => {
  const memory = await createMemoryOf({ 'protocol.pdf': decodeBase64(LANTERN_PROTOCOL_PDF) })
  const [source] = memory.ask('What is done with nights that end early because of illness?').sources
  expect(source).toMatchObject({ page: 3, heading: '7. When a night does not count' })
  expect(source?.excerpt).toContain('Nights that end early because of illness are stored')
})

test('the times in the rows of the schedule do not contradict each other', async () => {
  const memory = await createMemoryOf({ 'protocol.pdf': decodeBase64(LANTERN_PROTOCOL_PDF) })
  const { sources, contradictions } = memory.ask('When is recall tested?')
  expect(sources.length).toBeGreaterThan(1)
  expect(contradictions).toEqual([])
})
