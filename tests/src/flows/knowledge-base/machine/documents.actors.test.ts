import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import { MemoryStorage } from '../../../../../mocks/demo/storage/memoryStorage.ts'
import { createDocument } from '../../../../../mocks/factories/document.ts'
import { saveDeviceSettings } from '../../../../../src/device/deviceSettings.ts'
import { describeFile } from '../../../../../src/flows/knowledge-base/upload/chosenFile.ts'
import { startAsChild } from '../../../../support/documents.ts'
import { openAsUser } from '../../../../support/flows/backendAccount.ts'
import { answers, type MockNetwork } from '../../../../support/flows/mockNetwork.ts'
import { FetchXhr, liveActors } from '../support.ts'

const { sendFile } = liveActors.upload.implementations.actors
const { indexDocument } = liveActors.document.implementations.actors

let network: MockNetwork
beforeEach(async () => {
  network = await openAsUser()
  vi.stubGlobal('XMLHttpRequest', FetchXhr)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', new MemoryStorage())
})

function send(file = describeFile(new File(['The spring range is 3.4 metres.'], 'tides.md'))) {
  const sending = startAsChild(sendFile as AnyActorLogic, { file })
  onTestFinished(() => void sending.stop())
  return sending
}

test.each([
  ['401', answers(401, { detail: 'Not authenticated' }), 'Please log in again to upload documents'],
  ['413', answers(413, { detail: 'Files can be at most 25 MB.' }), 'Files can be at most 25 MB.'],
])('an upload that is answered with %s reports why', async (_, answer, message) => {
  network.answerWith('POST /api/v1/documents/upload', answer)
  const { reports } = send()
  await network.idle()
  expect(reports.at(-1)).toEqual({ type: 'sending.failed', message })
})

test('a file that the browser no longer has is not sent', () => {
  const message = 'This file is no longer available. Please choose it again.'
  expect(send({ id: 'f1', name: 'tides.md', size: 31 }).reports).toEqual([
    { type: 'sending.failed', message },
  ])
  expect(network.sent).not.toContain('POST /api/v1/documents/upload')
})

test('an upload that is stopped aborts its request and reports nothing', async () => {
  const started = Promise.withResolvers<AbortSignal>()
  network.answerWith('POST /api/v1/documents/upload', ({ signal }) => {
    started.resolve(signal)
    return new Promise(() => {})
  })
  const { reports, stop } = send()
  const signal = await started.promise
  stop()
  await network.idle()
  expect(signal.aborted).toBe(true)
  expect(reports.map(({ type }) => type)).not.toContain('sending.failed')
})

test('a request to index that is refused rejects with a text for its status', async () => {
  network.answerWith('POST /api/v1/rag/index-document', answers(403, { detail: 'No.' }))
  const call = createActor(indexDocument as AnyActorLogic, { input: { id: 'd1' } }).start()
  await expect(toPromise(call)).rejects.toThrow("You don't have permission to index this document.")
})

test('auto-index follows its setting on this device, which is on by default, until it is stopped', () => {
  const input = { documents: [createDocument()], activeDocumentIds: [] }
  const request = { type: 'index.requested', id: 'd1' }
  const first = startAsChild(liveActors.autoIndex, input)
  expect(first.reports).toEqual([request])
  first.stop()
  saveDeviceSettings({ autoIndex: false })
  const { reports, stop } = startAsChild(liveActors.autoIndex, input)
  const stopped = startAsChild(liveActors.autoIndex, input)
  expect(reports).toEqual([])
  stopped.stop()
  saveDeviceSettings({ autoIndex: true })
  expect([reports, stopped.reports]).toEqual([[request], []])
  stop()
})
