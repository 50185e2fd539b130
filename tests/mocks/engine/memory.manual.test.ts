import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '../../../mocks/engine/types.ts'
import { printPdf } from '../../support/pdf.ts'
import { MANUAL_PAGES, manualPages, partOn } from './manual.ts'
import { engine } from './shell.ts'

let folder = ''
let manual = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'engram-manual-'))
  manual = join(folder, 'manual.pdf')
  const pages = manualPages()
  expect(pages).toHaveLength(MANUAL_PAGES)
  writeFileSync(manual, printPdf(pages))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a manual of 261 pages', () => {
  const questionOn = (page: number) => `With how many Nm are the bolts of the ${partOn(page).name} tightened?`

  test.each([11, 42, 87, 133, 178, 222, 251])(
    'a question about page %i has that page among its first three sources',
    (page) => {
      const { name, torque } = partOn(page)
      const { stderr, stdout } = engine('ask', questionOn(page), manual)
      expect(stderr).toBe('')
      const answer: Answer = JSON.parse(stdout)
      expect(answer.sources.slice(0, 3).map((source) => source.page)).toContain(page)
      expect(answer.response).toMatch(
        new RegExp(`^Tighten the bolts of the ${name} with ${torque} Nm\\. \\[1\\]`),
      )
    },
  )

  test('the same question gives exactly the same answer', () => {
    const [first, second] = [1, 2].map(() => engine('ask', questionOn(133), manual).stdout)
    expect(first).toBe(second)
  })

  test('a question that the manual does not answer has no sources', () => {
    const { status, stdout } = engine('ask', 'Which vitamins prevent scurvy among sailors?', manual)
    const answer: Answer = JSON.parse(stdout)
    expect(status).toBe(0)
    expect(answer).toMatchObject({ sources: [], hypotheses: [], avg_confidence: null, avg_salience: null })
    expect(answer.response).toMatch(/^I could not find this in your documents\./)
  })
})
