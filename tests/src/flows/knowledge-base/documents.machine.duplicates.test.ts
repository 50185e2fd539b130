import { describe, expect, test } from 'vitest'
import { createDocument } from '../../../../mocks/factories/document.ts'
import { startKnowledgeBase } from '../../../support/knowledgeBase.ts'

const saved = (name: string) => ({
  type: 'sending.completed' as const,
  document: createDocument({ id: `id of ${name}`, filename: name, status: 'pending', processed_at: null }),
})

async function loaded(documents = [createDocument({ filename: 'notes.md' })]) {
  const base = startKnowledgeBase()
  await base.load(documents)
  const asked = () => base.context().duplicates.map(({ file, reason }) => [file.name, reason])
  return { ...base, asked }
}

describe('possible duplicates', () => {
  test('possible duplicates wait for a decision while other files are uploaded', async () => {
    const { asked, choose, sameBytes, sendBacks } = await loaded()
    sameBytes['copy.md'] = 'tides.md'
    choose('NOTES.md', 'tides.md', 'copy.md', 'setup.exe')
    expect([...sendBacks.keys()]).toEqual(['tides.md'])
    expect(asked()).toEqual([
      ['NOTES.md', { by: 'name' }],
      ['copy.md', { by: 'content', of: 'tides.md' }],
    ])
  })

  test('possible duplicates are uploaded when the user accepts them', async () => {
    const { actor, asked, choose, sendBacks } = await loaded()
    choose('notes.md')
    expect(sendBacks.size).toBe(0)
    actor.send({ type: 'duplicates.accepted' })
    actor.send({ type: 'duplicates.accepted' })
    expect([...sendBacks.keys()]).toEqual(['notes.md'])
    expect(asked()).toEqual([])
  })

  test('possible duplicates are removed when the user skips them', async () => {
    const { actor, asked, choose, context, sendBacks } = await loaded()
    choose('notes.md')
    actor.send({ type: 'duplicates.skipped' })
    expect([asked(), context().uploads, sendBacks.size]).toEqual([[], [], 0])
  })

  test('possible duplicates chosen later are added to the open question', async () => {
    const { asked, choose } = await loaded([
      createDocument({ filename: 'a.md' }),
      createDocument({ filename: 'b.md' }),
    ])
    choose('a.md')
    choose('b.md')
    expect(asked().map(([name]) => name)).toEqual(['a.md', 'b.md'])
  })

  test('files are compared with uploads in progress and with each other', async () => {
    const { asked, choose } = await loaded([])
    choose('a.md', 'A.md')
    choose('a.md')
    expect(asked().map(([name]) => name)).toEqual(['A.md', 'a.md'])
  })

  test('a file with the name of a failed document or upload is not a duplicate', async () => {
    const { asked, choose, sendBacks, reportSending } = await loaded([
      createDocument({ filename: 'scan.pdf', status: 'failed' }),
    ])
    choose('scan.pdf', 'a.md')
    reportSending('a.md', { type: 'sending.failed', message: 'Upload timeout' })
    choose('a.md')
    expect(asked()).toEqual([])
    expect([...sendBacks.keys()]).toEqual(['scan.pdf', 'a.md'])
  })

  test('files are compared with the bytes of earlier uploads except deleted and failed ones', async () => {
    const { actor, calls, choose, inspections, list, reportSending } = await loaded([])
    const known = () => inspections.at(-1)?.known.map(({ name }) => name)
    choose('a.md', 'b.md')
    reportSending('a.md', saved('a.md'))
    choose('c.md')
    expect(known()).toEqual(['a.md', 'a.md', 'b.md'])
    actor.send({ type: 'delete.requested', id: 'id of a.md' })
    calls.remove[0]?.resolve()
    reportSending('b.md', saved('b.md'))
    reportSending('c.md', { type: 'sending.failed', message: 'Upload timeout' })
    list([saved('b.md').document])
    choose('d.md')
    expect(known()).toEqual(['b.md'])
  })
})

describe('failed uploads', () => {
  async function failing() {
    const base = await loaded([])
    base.choose('a.md', 'b.md', 'setup.exe', 'c.md')
    for (const name of ['a.md', 'b.md'])
      base.reportSending(name, { type: 'sending.failed', message: 'Network error during upload' })
    base.reportSending('c.md', saved('c.md'))
    return base
  }

  test('all failed uploads are sent again except rejected files', async () => {
    const { actor, context, sendBacks, stateOf } = await failing()
    expect(context().uploads).toHaveLength(3)
    actor.send({ type: 'resendAll.requested' })
    actor.send({ type: 'resendAll.requested' })
    expect([...sendBacks.keys()]).toEqual(['a.md', 'b.md'])
    expect(stateOf('upload:setup.exe')).toBe('error')
  })

  test('all failed uploads are dismissed together', async () => {
    const { actor, context, stateOf } = await failing()
    actor.send({ type: 'dismissAll.requested' })
    expect(context().uploads).toEqual([])
    expect(stateOf('upload:a.md')).toBeUndefined()
  })
})
