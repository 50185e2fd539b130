import { beforeEach, describe, expect, test } from 'vitest'
import { saveDeviceSettings } from '../../../../src/device/deviceSettings.ts'
import { eventually } from '../../../support/eventually.ts'
import type { MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { answers, offline } from '../../../support/flows/mockNetwork.ts'
import {
  createData,
  createSettingsNetwork,
  NETWORK_ERROR,
  ownerOf,
  startPrivacy,
} from '../../../support/flows/settings.ts'
import type { Client } from '../../../support/mocks/testBackend.ts'

const una = { id: 'una', email: 'una@lab.example', firstName: 'Una', lastName: 'Lindqvist' }

let network: MockNetwork
let ada: Client
beforeEach(async () => {
  ;({ network, ada } = await createSettingsNetwork())
})

describe('exportActor', () => {
  test('the file contains all data of the account and the device', async () => {
    await createData(ada)
    const data = startPrivacy({ ...ownerOf(ada), hosted: una })
    const exported = await data.export()
    expect(exported?.name).toMatch(/^engram-export-\d{4}-\d\d-\d\d\.json$/)
    expect(exported?.content).toMatchObject({
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
    expect(exported?.content.graph.relationships.length).toBeGreaterThan(0)
    expect(exported?.content.graph.topConnections.length).toBeGreaterThan(0)
    expect(data.progress).toContain(8)
    expect(data.context().progress).toEqual({ done: 8, total: 8 })
  })

  test.each([
    ['GET /api/v1/documents/', 'your documents', 'documents'],
    ['GET /api/v1/chat/sessions', 'your chats', 'chatSessions'],
    ['GET /api/v1/files/files', 'the list of your stored files', 'files'],
    ['GET /api/v1/users/', 'your profile', 'user'],
  ])('the file lists the missing part and contains the rest when %s fails', async (request, part, key) => {
    await createData(ada)
    network.answerWith(request, answers(503, { detail: 'Down.' }))
    const data = startPrivacy(ownerOf(ada))
    const exported = await data.export()
    const missing = [{ part, reason: 'Down.' }]
    expect(data.value()).toBe('exported')
    expect(data.context().missing).toEqual(missing)
    expect(exported?.content).toMatchObject({ missing, [key]: null, graph: { stats: {} } })
  })

  test('the file lists a chat whose messages fail to load', async () => {
    await createData(ada)
    network.answerWith('GET /api/v1/chat/session/', offline)
    const exported = await startPrivacy(ownerOf(ada)).export()
    expect(exported?.content).toMatchObject({
      missing: [{ part: 'the messages of the chat “Sleep”', reason: NETWORK_ERROR }],
      chatSessions: [{ title: 'Sleep', messages: null }],
    })
  })

  test('the export fails without a file when every request fails', async () => {
    network.answerWith('/api/v1', offline)
    const data = startPrivacy(ownerOf(ada))
    expect(await data.export()).toBeNull()
    expect(data.value()).toBe('exportFailed')
    expect(data.emitted).toEqual([{ type: 'export.failed', message: NETWORK_ERROR }])
  })

  test('cancelling the export aborts its requests', async () => {
    const signals: AbortSignal[] = []
    network.answerWith('/api/v1', (request) => {
      signals.push(request.signal)
      return new Promise<never>(() => {})
    })
    const data = startPrivacy(ownerOf(ada))
    data.actor.send({ type: 'export.requested' })
    await eventually(() => expect(signals).toHaveLength(7))
    data.actor.send({ type: 'export.cancelled' })
    expect(signals.every(({ aborted }) => aborted)).toBe(true)
    expect(data.emitted).toEqual([])
  })

  test('the file contains only device data and no request is sent without a backend account', async () => {
    saveDeviceSettings({ displayName: 'Una' })
    const exported = await startPrivacy({ backend: null, hosted: una }).export()
    expect(exported?.content).toEqual({
      exportedAt: expect.any(String),
      missing: [],
      account: una,
      deviceSettings: { displayName: 'Una' },
    })
    expect(network.sent).toEqual([])
  })
})
