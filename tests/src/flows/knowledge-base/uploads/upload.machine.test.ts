import { describe, expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import { fromCallback } from 'xstate'
import { createDocument } from '../../../../../mocks/factories/document.ts'
import type { ChosenFile } from '../../../../../src/flows/knowledge-base/uploads/chosenFile.ts'
import type { SendingEvent } from '../../../../../src/flows/knowledge-base/uploads/upload.machine.ts'
import { uploadMachine } from '../../../../../src/flows/knowledge-base/uploads/upload.machine.ts'
import { startAsChild } from '../../../../support/documents.ts'

const notes: ChosenFile = { id: 'u1', name: 'notes.md', size: 42_000 }

function start(rejection: string | null = null) {
  const sendings: { file: ChosenFile; tell: (event: SendingEvent) => void; isStopped: boolean }[] = []
  const sendFile = fromCallback<EventObject, { file: ChosenFile }>(({ input, sendBack }) => {
    const sending = { file: input.file, tell: sendBack, isStopped: false }
    sendings.push(sending)
    return () => {
      sending.isStopped = true
    }
  })
  const { child, reports } = startAsChild(uploadMachine.provide({ actors: { sendFile } }), {
    file: notes,
    rejection,
  })
  const upload = child
  return { upload, reports, sendings, state: () => upload.getSnapshot().value }
}

describe('upload machine', () => {
  test('an upload waits for upload.admitted', () => {
    const { upload, sendings, state } = start()
    expect(state()).toBe('queued')
    expect(sendings).toHaveLength(0)
    upload.send({ type: 'upload.admitted' })
    upload.send({ type: 'upload.admitted' })
    expect(state()).toBe('uploading')
    expect(sendings.map(({ file }) => file)).toEqual([notes])
  })

  test('an upload stores its progress and reports its document', () => {
    const { upload, reports, sendings, state } = start()
    upload.send({ type: 'upload.admitted' })
    sendings[0]?.tell({ type: 'sending.progressed', percent: 62 })
    expect(upload.getSnapshot().context.percent).toBe(62)
    const document = createDocument()
    sendings[0]?.tell({ type: 'sending.completed', document })
    expect(state()).toBe('completed')
    expect(reports).toEqual([{ type: 'upload.completed', id: 'u1', document }])
    expect(sendings[0]?.isStopped).toBe(true)
  })

  test('a failed upload stores its reason and can be sent again', () => {
    const { upload, reports, sendings, state } = start()
    upload.send({ type: 'upload.admitted' })
    sendings[0]?.tell({ type: 'sending.progressed', percent: 80 })
    sendings[0]?.tell({ type: 'sending.failed', message: 'Upload timeout' })
    expect(state()).toBe('error')
    expect(upload.getSnapshot().context.message).toBe('Upload timeout')
    upload.send({ type: 'resend.requested' })
    upload.send({ type: 'resend.requested' })
    expect(state()).toBe('queued')
    expect(upload.getSnapshot().context).toMatchObject({ message: null, percent: 0 })
    upload.send({ type: 'upload.admitted' })
    expect(sendings).toHaveLength(2)
    expect(reports).toEqual([
      { type: 'upload.failed', id: 'u1', message: 'Upload timeout' },
      { type: 'upload.queued', id: 'u1' },
    ])
  })

  test.each([false, true])('an upload can be canceled (while sending: %s)', (isSending) => {
    const { upload, reports, sendings, state } = start()
    if (isSending) upload.send({ type: 'upload.admitted' })
    upload.send({ type: 'cancel.requested' })
    upload.send({ type: 'cancel.requested' })
    upload.send({ type: 'upload.admitted' })
    expect(state()).toBe('cancelled')
    expect(sendings.map(({ isStopped }) => isStopped)).toEqual(isSending ? [true] : [])
    expect(reports).toEqual([{ type: 'upload.cancelled', id: 'u1' }])
  })

  test('a rejected file is not sent and cannot be sent again', () => {
    const { upload, reports, sendings, state } = start('This file is empty.')
    expect(state()).toBe('error')
    expect(reports).toEqual([{ type: 'upload.failed', id: 'u1', message: 'This file is empty.' }])
    upload.send({ type: 'resend.requested' })
    upload.send({ type: 'upload.admitted' })
    expect(state()).toBe('error')
    expect(sendings).toHaveLength(0)
  })
})
