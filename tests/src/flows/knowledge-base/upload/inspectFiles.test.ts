import { expect, onTestFinished, test } from 'vitest'
import type { ChosenFile } from '../../../../../src/flows/knowledge-base/upload/chosenFile.ts'
import { describeFile, getFile } from '../../../../../src/flows/knowledge-base/upload/chosenFile.ts'
import type { InspectionReport } from '../../../../../src/flows/knowledge-base/upload/inspectFiles.ts'
import { createFileInspection } from '../../../../../src/flows/knowledge-base/upload/inspectFiles.ts'
import { startAsChild } from '../../../../support/documents.ts'
import { eventually } from '../../../../support/eventually.ts'
import { runDueTasks } from '../../../../support/runDueTasks.ts'

const file = (name: string, content: string) => describeFile(new File([content], name))

function start(open = getFile) {
  const { child, reports, stop } = startAsChild(createFileInspection({ open }), undefined)
  onTestFinished(() => void stop())
  return {
    stop,
    reports,
    inspect: (files: ChosenFile[], known: ChosenFile[] = []) =>
      child.send({ type: 'files.chosen', files, known }),
    /** The results of so many requests: each file with why it is rejected, or with the name of one of the same bytes. */
    async found(count = 1) {
      await eventually(() => expect(reports).toHaveLength(count))
      return (reports as InspectionReport[]).map(({ files }) =>
        files.map(({ file: { name }, rejection, sameAs }) => [name, rejection ?? sameAs]),
      )
    },
  }
}

test('files are checked by name, size and content, and compared by bytes', async () => {
  const { inspect, found } = start()
  inspect(
    [
      file('a.md', '# Tides'),
      file('b.md', '# Birds'),
      file('copy.md', '# Tides'),
      file('a.pdf', '# Tides'),
      file('empty.txt', ''),
    ],
    [file('sent.txt', '# Birds')],
  )
  expect(await found()).toEqual([
    [
      ['a.md', null],
      ['b.md', 'sent.txt'],
      ['copy.md', 'a.md'],
      ['a.pdf', "This file isn't a PDF."],
      ['empty.txt', 'This file is empty.'],
    ],
  ])
})

test('a file that is too large is not read, and a file with a unique size only at its start', async () => {
  const read: string[] = []
  const { inspect, found } = start((chosen) => {
    const bytes = getFile(chosen)
    return bytes && Object.assign(bytes, { arrayBuffer: () => Promise.reject(read.push(chosen.name)) })
  })
  inspect([{ id: 'l', name: 'large.pdf', size: 40 * 1024 ** 2 }, file('a.md', 'one'), file('b.md', 'three')])
  expect(await found()).toEqual([
    [
      ['large.pdf', 'This file is too large (40 MB). The limit is 25 MB.'],
      ['a.md', null],
      ['b.md', null],
    ],
  ])
  expect(read).toEqual([])
})

test('a file that can no longer be read is rejected with that reason', async () => {
  const gone = { slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }) }
  const { inspect, found } = start(() => gone as unknown as File)
  inspect([file('a.md', 'text')])
  expect(await found()).toEqual([[['a.md', expect.stringMatching(/^This file can't be read\./)]]])
})

test('requests are handled in their order, and not after the actor has stopped', async () => {
  const reading = Promise.withResolvers<ArrayBuffer>()
  const slow = { slice: () => ({ arrayBuffer: () => reading.promise }) } as unknown as File
  const opened: string[] = []
  const { inspect, found, stop } = start((chosen) => {
    opened.push(chosen.name)
    return chosen.name === 'slow.md' ? slow : getFile(chosen)
  })
  inspect([file('a.md', 'one')])
  inspect([file('b.md', 'two')])
  expect(await found(2)).toEqual([[['a.md', null]], [['b.md', null]]])
  inspect([file('slow.md', 'three'), file('c.md', 'four')])
  await eventually(() => expect(opened).toContain('slow.md'))
  stop()
  reading.resolve(new ArrayBuffer())
  await runDueTasks()
  expect(opened).toEqual(['a.md', 'b.md', 'slow.md'])
})
