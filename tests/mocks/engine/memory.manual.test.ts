import { beforeAll, expect, test } from 'vitest'
import { extract } from '../../../mocks/engine/extract.ts'
import { createMemory, type Memory } from '../../../mocks/engine/memory.ts'
import { printPdf } from '../../support/pdf.ts'
import { MANUAL_PAGES, manualPages, partOn } from './manual.ts'

let memory: Memory

beforeAll(async () => {
  const pages = manualPages()
  expect(pages).toHaveLength(MANUAL_PAGES)
  memory = createMemory()
  memory.add('manual', await extract({ name: 'manual.pdf', bytes: printPdf(pages) }))
})

test.each([11, 133, 251])(
  'a question about page %i of a manual with 261 pages has that page among its first three sources',
  (page) => {
    const { name, torque } = partOn(page)
    const answer = memory.ask(`With how many Nm are the bolts of the ${name} tightened?`)
    expect(answer.sources.slice(0, 3).map((source) => source.page)).toContain(page)
    expect(answer.response).toMatch(
      new RegExp(
        `^\\*\\*${torque} Nm\\*\\*\n\nTighten the bolts of the ${name} with ${torque} Nm\\. \\[1\\]`,
      ),
    )
  },
)
