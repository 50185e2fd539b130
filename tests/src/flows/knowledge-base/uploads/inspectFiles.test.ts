import { expect, test } from 'vitest'
import type { ChosenFile } from '../../../../../src/flows/knowledge-base/uploads/chosenFile.ts'
import { describeFile, getFile } from '../../../../../src/flows/knowledge-base/uploads/chosenFile.ts'
import type { InspectionReport } from '../../../../../src/flows/knowledge-base/uploads/inspectFiles.ts'
import { createFileInspection } from '../../../../../src/flows/knowledge-base/uploads/inspectFiles.ts'
import { startAsChild } from '../../../../support/documents.ts'

const file = (name: string, content: string) => describeFile(new File([content], name))

function start(open = getFile) {
  const { child, reports, stop } = startAsChild(createFileInspection({ open }), undefined)
  return {
    stop,
    reports,
    look: (files: ChosenFile[], known: ChosenFile[] = []) =>
      child.send({ type: 'files.chosen', files, known }),
    async found(count = 1) {
      while (reports.length < count) await new Promise((resolve) => setTimeout(resolve))
      return reports.map((report) =>
        (report as InspectionReport).files.map(({ file: { name }, rejection, sameAs }) => [
          name,
          rejection ?? sameAs,
        ]),
      )
    },
  }
}

test('files are judged by name, size and content, and compared by their bytes', async () => {
  const { look, found } = start()
  look(
    [
      file('a.md', '# Tides'),
      file('b.md', '# Birds'),
      file('copy.md', '# Tides'),
      file('a.pdf', '# Tides'),
      file('setup.exe', 'MZ'),
      file('empty.txt', ''),
      file('again.txt', '%PDF'),
    ],
    [file('sent.txt', '# Birds')],
  )
  expect(await found()).toEqual([
    [
      ['a.md', null],
      ['b.md', 'sent.txt'],
      ['copy.md', 'a.md'],
      ['a.pdf', 'This is not a PDF: its content is something else.'],
      [
        'setup.exe',
        'This type of file is not accepted. Only .pdf, .txt, .md and .docx files can be uploaded.',
      ],
      ['empty.txt', 'This file is empty.'],
      ['again.txt', null],
    ],
  ])
})

test('a file that is too large is not opened, and one of its own size only at its head', async () => {
  const read: string[] = []
  const { look, found } = start((chosen) => {
    const bytes = getFile(chosen)
    return bytes && Object.assign(bytes, { arrayBuffer: () => Promise.reject(read.push(chosen.name)) })
  })
  const large: ChosenFile = { id: 'l', name: 'large.pdf', size: 40 * 1024 ** 2 }
  look([large, file('a.md', 'one'), file('b.md', 'three')])
  expect(await found()).toEqual([
    [
      ['large.pdf', 'This file is too large (40 MB). The limit is 25 MB.'],
      ['a.md', null],
      ['b.md', null],
    ],
  ])
  expect(read).toEqual([])
})

test('a file that has gone since says so', async () => {
  const gone = { slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }) }
  const { look, found } = start(() => gone as unknown as File)
  look([file('a.md', 'text')])
  expect(await found()).toEqual([[['a.md', expect.stringMatching(/^This file cannot be read\./)]]])
})

test('requests are answered in their order, and not at all once it has stopped', async () => {
  const { look, found, reports, stop } = start()
  look([file('a.md', 'one')])
  look([file('b.md', 'two')])
  expect(await found(2)).toEqual([[['a.md', null]], [['b.md', null]]])
  look([file('c.md', 'three')])
  stop()
  const other = start()
  other.look([file('d.md', 'four'), file('e.md', 'five')])
  await other.found()
  expect(reports).toHaveLength(2)
})
