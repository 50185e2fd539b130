import { expect, test } from 'vitest'
import { printPdf } from '../../../../support/pdf.ts'
import { ask } from '../../support.ts'

const BREWING = {
  'brewing-notes.md': `---
author: Fintan Moore
date: 2026-05-02
---
# Brewing notes

The mash rests for an hour. The kettle belongs to Ruth Egge, who wrote the label.
`,
}
const ROOF = { 'roof.md': '# Roof report\n\nby A. Berg\n\nThe roof was tarred in May. Snow slides off it.\n' }
const PAGES = [1, 2, 3].map((n) => ({ heading: `Part ${n}`, body: 'The dam holds.', footer: '' }))

test.each([
  ['Who wrote the brewing notes?', BREWING, '**Fintan Moore**', 'Author: Fintan Moore'],
  ['Who wrote this?', BREWING, '**Fintan Moore**', 'Author: Fintan Moore'],
  ['Who is the author of the notes?', BREWING, '**Fintan Moore**', 'Author: Fintan Moore'],
  ['Who wrote the roof report?', { ...BREWING, ...ROOF }, '**A. Berg**', 'by A. Berg'],
  [
    'Who wrote the roof?',
    { ...ROOF, 'letter.md': '---\nauthor: Ida Brandt\n---\n# Letter about the roof\n\nIt leaks.\n' },
    '**A. Berg**',
    'by A. Berg',
  ],
  ['Wer hat den Roof report geschrieben?', ROOF, '**A. Berg**', 'by A. Berg'],
  ['When were the brewing notes written?', { ...BREWING, ...ROOF }, '**May 2, 2026**', 'Date: 2026-05-02'],
  [
    'How many pages does dam.pdf have?',
    { ...ROOF, 'dam.pdf': printPdf(PAGES) },
    '**3 pages and 6 words**',
    'Part 1',
  ],
])('“%s” is answered with what the document says about itself', async (question, files, value, excerpt) => {
  const { response, sources } = await ask(question, files)
  expect(response).toContain(value)
  expect(sources.map((source) => source.excerpt)).toEqual([expect.stringContaining(excerpt)])
})

test.each(['Who wrote the label?', 'Who wrote the complaint about the kettle?'])(
  '“%s” does not ask for the author of the document',
  async (question) => {
    const { response } = await ask(question, BREWING)
    expect(response).not.toContain('Fintan Moore')
  },
)
