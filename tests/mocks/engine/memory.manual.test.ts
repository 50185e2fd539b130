import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { extract } from '../../../mocks/engine/extract.ts'
import { createMemory, type Memory } from '../../../mocks/engine/memory.ts'
import { printPdf } from '../../support/pdf.ts'
import { MANUAL_PAGES, manualPages, partOn } from './manual.ts'
import { engine } from './shell.ts'

let folder = ''
let file = ''
let memory: Memory

beforeAll(async () => {
  const pages = manualPages()
  expect(pages).toHaveLength(MANUAL_PAGES)
  const bytes = printPdf(pages)
  folder = mkdtempSync(join(tmpdir(), 'engram-manual-'))
  file = join(folder, 'manual.pdf')
  writeFileSync(file, bytes)
  memory = createMemory()
  memory.add(file, await extract({ name: 'manual.pdf', bytes }))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a manual of 261 pages', () => {
  const questionOn = (page: number) => `With how many Nm are the bolts of the ${partOn(page).name} tightened?`

  test.each([11, 42, 87, 133, 178, 222, 251])(
    'a question about page %i has that page among its first three sources',
    (page) => {
      const { name, torque } = partOn(page)
      const answer = memory.ask(questionOn(page))
      expect(answer.sources.slice(0, 3).map((source) => source.page)).toContain(page)
      expect(answer.response).toMatch(
        new RegExp(`^Tighten the bolts of the ${name} with ${torque} Nm\\. \\[1\\]`),
      )
    },
  )

  test('another process gives exactly the same answer to a question', () => {
    const question = questionOn(133)
    const { stderr, stdout } = engine('ask', question, file)
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual({ question, ...asJson(memory.ask(question)), failed: [] })
  })

  test('a question that the manual does not answer has no sources', () => {
    const answer = memory.ask('Which vitamins prevent scurvy among sailors?')
    expect(answer).toMatchObject({ sources: [], hypotheses: [], avg_confidence: null, avg_salience: null })
    expect(answer.response).toMatch(/^I could not find this in your documents\./)
  })
})

const asJson = (value: object): object => JSON.parse(JSON.stringify(value))
