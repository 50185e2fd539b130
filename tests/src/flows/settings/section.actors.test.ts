import { beforeEach, expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { readDeviceSettings } from '../../../../src/device/deviceSettings.ts'
import { accountSettings } from '../../../../src/domain/settings.ts'
import { liveActors } from '../../../../src/flows/settings/section.actors.ts'
import type { Change } from '../../../../src/flows/settings/validateChange.ts'
import type { MockNetwork } from '../../../support/flows/mockNetwork.ts'
import type { Client } from '../../../support/mocks/testBackend.ts'
import { runDueTasks } from '../../../support/runDueTasks.ts'
import { createSettingsNetwork } from './support.ts'

let network: MockNetwork
let ada: Client
beforeEach(async () => {
  ;({ network, ada } = await createSettingsNetwork())
})

const start = (accountId: string | null, change: Change) =>
  createActor(liveActors.saveChange, { input: { accountId, change } }).start()
const save = (accountId: string | null, change: Change) => toPromise(start(accountId, change))
const storedSettings = async () =>
  accountSettings((await ada.call<Client['user']>('get /users/{id}', { params: { id: ada.user.id } })).body)

test('a change is stored in the backend account and not on the device', async () => {
  const change = { displayName: '<b>ميرا</b> 🧠', contradictionTolerance: 0, memoryDecay: 'slow' } as const
  expect(await save(ada.user.id, change)).toMatchObject({ id: ada.user.id, name: '<b>ميرا</b> 🧠' })
  expect(await storedSettings()).toMatchObject(change)
  expect(network.sent).toEqual([`PUT /api/v1/users/${ada.user.id}`])
  expect(readDeviceSettings()).toEqual({})
})

test('two sections save one after the other, so that the response of the first cannot replace the second', async () => {
  const answering = Promise.withResolvers<Response>()
  network.answerWith('PUT /api/v1/users/', () => answering.promise)
  const first = save(ada.user.id, { displayName: 'Mira' })
  const second = save(ada.user.id, { memoryDecay: 'fast' })
  const stopped = start(ada.user.id, { memoryDecay: 'slow' })
  await runDueTasks()
  expect(network.sent).toHaveLength(1)
  stopped.stop()
  network.answerAsUsual()
  answering.resolve(Response.json({ ...ada.user, name: 'Mira' }))
  await Promise.all([first, second])
  await network.idle()
  expect(network.sent).toHaveLength(2)
  expect((await storedSettings()).memoryDecay).toBe('fast')
})

test('a change is stored on the device, without a request, if there is no backend account', async () => {
  expect(await save(null, { autoIndex: false })).toBeNull()
  await save(null, { retention: 'unlimited' })
  expect(readDeviceSettings()).toEqual({ autoIndex: false, retention: 'unlimited' })
  expect(network.sent).toEqual([])
})

test('saving on the device fails with a reason when local storage is full', async () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  await expect(save(null, { autoIndex: false })).rejects.toThrow(/^Your browser couldn't save this/)
})
