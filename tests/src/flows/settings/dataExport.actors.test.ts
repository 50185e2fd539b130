import { beforeEach, expect, test } from 'vitest'
import { saveDeviceSettings } from '../../../../src/device/deviceSettings.ts'
import { exportDataActor } from '../../../../src/flows/settings/dataExport.actors.ts'
import type { DataOwner, ExportEvent } from '../../../../src/flows/settings/privacy.machine.ts'
import { answers, type MockNetwork } from '../../../support/flows/mockNetwork.ts'
import type { Client } from '../../../support/mocks/testBackend.ts'
import { createData, createSettingsNetwork, ownerOf, run } from './support.ts'

const una = { id: 'una', email: 'una@lab.example', firstName: 'Una', lastName: 'Lindqvist' }

let network: MockNetwork
let ada: Client
beforeEach(async () => {
  ;({ network, ada } = await createSettingsNetwork())
})

async function exportData(owner: DataOwner = ownerOf(ada)) {
  const reports = (await run(exportDataActor, owner)) as ExportEvent[]
  const result = reports.at(-1)
  return {
    reports,
    result,
    content: result?.type === 'export.finished' ? JSON.parse(result.file.text) : null,
  }
}

test('the file contains all data of the account and the device', async () => {
  await createData(ada)
  const { content, reports } = await exportData({ ...ownerOf(ada), hosted: una })
  expect(content).toMatchObject({
    missing: [],
    user: { email: 'ada@quill.example', machine_name: 'Mnemosyne' },
    documents: [{ filename: 'tides.md' }, { filename: 'sleep.md', is_indexed: true }],
    chatSessions: [
      {
        title: 'Sleep',
        messages: [
          { role: 'user', content: 'What strengthens memory?' },
          { role: 'assistant', sources: [{ filename: 'sleep.md' }] },
        ],
      },
    ],
    graph: { stats: { documentsProcessed: 1 } },
    files: [{ name: 'plan.txt' }],
    account: una,
    deviceSettings: { retention: 90 },
  })
  expect(content.graph.relationships.length).toBeGreaterThan(0)
  expect(content.graph.topConnections.length).toBeGreaterThan(0)
  expect(reports.at(-2)).toEqual({ type: 'export.progressed', done: 8, total: 8 })
})

test.each([
  ['GET /api/v1/documents/', 'your documents', 'documents'],
  ['GET /api/v1/chat/sessions', 'your chats', 'chatSessions'],
  ['GET /api/v1/files/files', 'the list of your stored files', 'files'],
  ['GET /api/v1/users/', 'your profile', 'user'],
])('the file lists the missing part and contains the rest when %s fails', async (request, part, key) => {
  network.answerWith(request, answers(403, { detail: 'Down.' }))
  const missing = [{ part, reason: 'Down.' }]
  const { content, result } = await exportData()
  expect(result).toMatchObject({ type: 'export.finished', missing })
  expect(content).toMatchObject({ missing, [key]: null, graph: { stats: {} } })
})

test('the file lists a chat whose messages fail to load', async () => {
  await createData(ada)
  network.answerWith('GET /api/v1/chat/session/', answers(403, { detail: 'Down.' }))
  expect((await exportData()).content).toMatchObject({
    missing: [{ part: 'the messages of the chat “Sleep”', reason: 'Down.' }],
    chatSessions: [{ title: 'Sleep', messages: null }],
  })
})

test('the export fails without a file when every request fails', async () => {
  network.answerWith('/api/v1', answers(403, { detail: 'Down.' }))
  expect((await exportData()).result).toEqual({ type: 'export.failed', message: 'Down.' })
})

test('the file contains only data of the device, without a request, if there is no backend account', async () => {
  saveDeviceSettings({ displayName: 'Una' })
  expect((await exportData({ backend: null, hosted: una })).content).toEqual({
    exportedAt: expect.any(String),
    missing: [],
    account: una,
    deviceSettings: { displayName: 'Una' },
  })
  expect(network.sent).toEqual([])
})
