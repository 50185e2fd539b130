import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, type EventObject, waitFor } from 'xstate'
import { readDeviceSettings } from '../../../../src/device/deviceSettings.ts'
import { accountSettings, DEFAULT_SETTINGS } from '../../../../src/domain/settings.ts'
import { liveActors } from '../../../../src/flows/settings/section.actors.ts'
import { sectionMachine } from '../../../../src/flows/settings/section.machine.ts'
import type { Change } from '../../../../src/flows/settings/validateChange.ts'
import { eventually } from '../../../support/eventually.ts'
import type { MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { answers, offline } from '../../../support/flows/mockNetwork.ts'
import { createSettingsNetwork, NETWORK_ERROR } from '../../../support/flows/settings.ts'
import type { Client } from '../../../support/mocks/testBackend.ts'

let network: MockNetwork
let ada: Client
let onUnauthorized: () => void
beforeEach(async () => {
  ;({ network, ada, onUnauthorized } = await createSettingsNetwork())
})

/** Starts a section's machine with its live actors. Without an account, this device stores the settings. */
function startSection(accountId: string | null) {
  const actor = createActor(sectionMachine.provide({ actors: liveActors }), {
    input: { accountId, saved: DEFAULT_SETTINGS },
  })
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return {
    emitted,
    choose: (change: Change) => actor.send({ type: 'setting.chosen', change }),
    isSaved: () => waitFor(actor, (state) => state.matches('saved')),
    async retry() {
      actor.send({ type: 'saving.retried' })
      await waitFor(actor, (state) => !state.matches('saving'))
    },
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async save(change: Change) {
      actor.send({ type: 'setting.chosen', change })
      await waitFor(actor, (state) => !state.matches('saving'))
    },
  }
}

describe('saving in the backend account', () => {
  const storedSettings = async () =>
    accountSettings((await ada.call<Client['user']>('get /users/{id}', { params: { id: ada.user.id } })).body)

  test.each<Change>([
    { displayName: 'Mira Halloran' },
    { displayName: 'ميرا هالوران' },
    { displayName: '🧠' },
    { displayName: 'n'.repeat(201) },
    { displayName: '<img src=x onerror=alert(1)>' },
    { machineName: 'Mnemosyne II' },
    { contradictionTolerance: 0 },
    { contradictionTolerance: 0.4 },
    { beliefSensitivity: 'high' },
    { memoryDecay: 'slow' },
  ])('the backend stores the change %j', async (change) => {
    const section = startSection(ada.user.id)
    await section.save(change)
    expect(section.value()).toBe('saved')
    expect(await storedSettings()).toMatchObject(change)
    expect(section.emitted).toMatchObject([{ type: 'settings.saved', user: { id: ada.user.id } }])
    expect(network.sent).toEqual([`PUT /api/v1/users/${ada.user.id}`])
    expect(readDeviceSettings()).toEqual({})
  })

  test.each<Change>([{ displayName: ' ' }, { machineName: '' }, { displayName: 'n'.repeat(202) }])(
    'the invalid change %j is not sent',
    async (change) => {
      await startSection(ada.user.id).save(change)
      expect(network.sent).toEqual([])
    },
  )

  test.each([
    ['the network is down', offline, NETWORK_ERROR],
    ['the backend has an internal error', answers(500, { detail: 'Oh.' }), 'Oh.'],
    [
      'the backend rejects a field',
      answers(422, { detail: [{ loc: ['body', 'name'], msg: 'Too long' }] }),
      'body.name: Too long',
    ],
    ['the user does not exist', answers(404, { detail: 'Not found.' }), 'Not found.'],
    ['the response has the wrong format', answers(200, []), 'Invalid response format'],
  ])('the change is kept and a retry saves it when %s', async (_, answer, message) => {
    network.answerWith('PUT /api/v1/users/', answer)
    const section = startSection(ada.user.id)
    await section.save({ displayName: 'Mira' })
    expect(section.value()).toBe('failed')
    expect(section.context()).toMatchObject({ failure: message, edited: { displayName: 'Mira' } })
    expect(section.emitted).toEqual([{ type: 'saving.failed', message }])
    network.answerAsUsual()
    await section.retry()
    expect(section.value()).toBe('saved')
    expect((await storedSettings()).displayName).toBe('Mira')
  })

  test('two sections save one after the other, so that the response of the first cannot replace the second', async () => {
    let answerFirst = () => {}
    const first = new Promise<void>((resolve) => {
      answerFirst = resolve
    })
    network.answerWith('PUT /api/v1/users/', async () => {
      await first
      return Response.json({ ...ada.user, name: 'Mira' })
    })
    const profile = startSection(ada.user.id)
    const personalization = startSection(ada.user.id)
    profile.choose({ displayName: 'Mira' })
    personalization.choose({ memoryDecay: 'fast' })
    await eventually(() => expect(network.sent).toHaveLength(1))
    network.answerAsUsual()
    answerFirst()
    await Promise.all([profile.isSaved(), personalization.isSaved()])
    expect(network.sent).toHaveLength(2)
    expect((await storedSettings()).memoryDecay).toBe('fast')
  })

  test('a 401 response calls onUnauthorized once', async () => {
    network.answerWith('PUT /api/v1/users/', answers(401, { detail: 'No.' }))
    await startSection(ada.user.id).save({ displayName: 'Mira' })
    expect(onUnauthorized).toHaveBeenCalledOnce()
  })
})

describe('saving on the device', () => {
  test('device settings are stored without a request', async () => {
    const section = startSection(null)
    await section.save({ autoIndex: false })
    await section.save({ retention: 'unlimited' })
    expect(readDeviceSettings()).toEqual({ autoIndex: false, retention: 'unlimited' })
    expect(section.emitted).toEqual([
      { type: 'settings.saved', user: null },
      { type: 'settings.saved', user: null },
    ])
    expect(network.sent).toEqual([])
  })

  test('saving fails and the change is kept when local storage is full', async () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    const section = startSection(null)
    await section.save({ autoIndex: false })
    expect(section.value()).toBe('failed')
    expect(section.context()).toMatchObject({
      failure: expect.stringMatching(/^Your browser couldn't save this/),
      saved: { autoIndex: true },
      edited: { autoIndex: false },
    })
  })
})
