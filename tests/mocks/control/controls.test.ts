import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ADMIN, DEMO_USER } from '../../../mocks/worlds/people.ts'
import { WORLDS } from '../../../mocks/worlds/worlds.ts'
import { signInTo, startControlled } from './controlled.ts'

const DAY = 24 * 60 * 60 * 1000

test('the state lists worlds with their people, scenarios, faults and the clock', async () => {
  const { control, clock } = await startControlled()
  const state = await control('/__mock')
  expect(state).toMatchObject({
    world: 'empty',
    faults: [],
    clock: { now: new Date(clock.now()).toISOString(), offsetMs: 0 },
    canUndo: false,
  })
  expect(state.worlds.map(({ name }) => name)).toEqual(Object.keys(WORLDS))
  const { email, password, firstName, lastName } = ADMIN
  expect(state.worlds.find(({ name }) => name === 'demo')).toMatchObject({
    description: WORLDS.demo.description,
    people: { admin: { email, password, firstName, lastName } },
  })
  expect(state.scenarios).toContainEqual({
    name: 'backend-down',
    title: 'Backend down',
    description: expect.stringMatching(/\.$/),
  })
})

test('a change of the world replaces all data and keeps the faults and the clock', async () => {
  const mock = await startControlled()
  await mock.control('/__mock/faults', { faults: ['slow-network'] })
  await mock.control('/__mock/clock', { advanceMs: DAY })
  const state = await mock.control('/__mock/world', { world: 'fresh-beta' })
  expect(state).toMatchObject({
    world: 'fresh-beta',
    faults: ['slow-network'],
    clock: { offsetMs: DAY },
    canUndo: true,
  })
  expect(mock.backend.hosted.waitlistSubmissions.count()).toBeGreaterThan(0)
})

test('a reset restores the world, removes the faults and sets the clock to the real time', async () => {
  const mock = await startControlled()
  const user = await signInTo(mock, DEMO_USER)
  await mock.send('/api/v1/chat/new', {}, user)
  await mock.control('/__mock/faults', { faults: ['api:status=503'] })
  await mock.control('/__mock/clock', { advanceMs: DAY })
  expect(await mock.control('/__mock/reset', {})).toMatchObject({
    world: 'empty',
    faults: [],
    clock: { offsetMs: 0 },
    canUndo: true,
  })
  expect((await mock.send('/api/v1/chat/sessions', undefined, user)).status).toBe(401)
  expect(mock.backend.db.chatSessions.count()).toBe(0)
})

test('undo returns to the data, the world, the faults and the clock before the last replacement', async () => {
  const mock = await startControlled()
  const user = await signInTo(mock, DEMO_USER)
  await mock.send('/api/v1/chat/new', {}, user)
  await mock.control('/__mock/faults', { faults: ['api:latency=1'] })
  await mock.control('/__mock/clock', { advanceMs: 60_000 })
  await mock.control('/__mock/world', { world: 'fresh-beta' })
  await mock.control('/__mock/reset', {})
  await mock.control('/__mock/undo', {})
  const state = await mock.control('/__mock')
  expect(state).toMatchObject({ world: 'fresh-beta', faults: ['api:latency=1'], canUndo: false })

  await mock.control('/__mock/world', { world: 'empty' })
  expect(await mock.control('/__mock/undo', {})).toMatchObject({
    world: 'fresh-beta',
    clock: { offsetMs: 60_000 },
  })
})

test('undo has nothing to return to after the previous data was deleted', async () => {
  const { control, send } = await startControlled()
  expect(await control('/__mock/reset', {})).toMatchObject({ canUndo: true })
  expect(await control('/__mock/delete-previous', {})).toMatchObject({ canUndo: false })
  expect((await send('/__mock/undo', {})).status).toBe(400)
})

test('undo answers 400 when no data was replaced', async () => {
  const { send } = await startControlled()
  const response = await send('/__mock/undo', {})
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ detail: 'There is nothing to undo.' })
})

test('setting faults replaces all of them and an empty list removes them', async () => {
  const { control } = await startControlled()
  const faults = ['backend-down', 'askQuestion:status=503', 'backend-down']
  expect((await control('/__mock/faults', { faults })).faults).toEqual([
    'backend-down',
    'askQuestion:status=503',
  ])
  expect((await control('/__mock/faults', { faults: ['flaky'] })).faults).toEqual(['flaky'])
  expect((await control('/__mock/faults', { faults: [] })).faults).toEqual([])
})

test('controls that are used at the same time run one after the other', async () => {
  const { control } = await startControlled()
  const [first, second] = await Promise.all([
    control('/__mock/world', { world: 'fresh-beta' }),
    control('/__mock/world', { world: 'empty' }),
  ])
  expect([first.world, second.world]).toEqual(['fresh-beta', 'empty'])
  expect((await control('/__mock')).world).toBe('empty')
})

test('requests during a replacement wait until all data is there', async () => {
  const mock = await startControlled('fresh-beta')
  const { email, password } = ADMIN
  let isReplaced = false
  const reset = mock.control('/__mock/reset', {}).then(() => {
    isReplaced = true
  })
  const statuses: number[] = []
  while (!isReplaced) {
    statuses.push((await mock.send('/api/v1/auth/login', { email, password })).status)
    await setImmediate()
  }
  await reset
  expect(new Set(statuses)).toEqual(new Set([200]))
})

const WORLD_LIST = Object.keys(WORLDS).join(', ')

test.each([
  ['/__mock/world', { world: 'atlantis' }, `There is no world "atlantis". Worlds: ${WORLD_LIST}.`],
  ['/__mock/world', {}, 'The body must be JSON like {"world": "demo"}.'],
  ['/__mock/world', 'demo', 'The body must be JSON like {"world": "demo"}.'],
  [
    '/__mock/faults',
    { faults: 'backend-down' },
    'The body must be JSON like {"faults": ["backend-down", "askQuestion:status=503"]}.',
  ],
  ['/__mock/faults', { faults: ['api:status=999'] }, 'The status must be from 400 to 599, not 999.'],
  ['/__mock/clock', { advanceMs: -1 }, /^The body must be JSON like \{"advanceMs": 86400000\}/],
  ['/__mock/clock', { advanceMs: 1, reset: true }, /^The body must be JSON like/],
  ['/__mock/clock', {}, /^The body must be JSON like/],
])('the control %s refuses the body %j with a sentence', async (path, body, sentence) => {
  const { send, control } = await startControlled()
  const before = await control('/__mock')
  const response = await send(path, body)
  expect(response.status).toBe(400)
  const { detail } = await response.json()
  expect(detail).toMatch(sentence)
  expect(await control('/__mock')).toEqual(before)
})

test('the clock cannot be more than ten years ahead', async () => {
  const { send, control } = await startControlled()
  await control('/__mock/clock', { advanceMs: 3650 * DAY })
  const response = await send('/__mock/clock', { advanceMs: 1 })
  expect(await response.json()).toEqual({ detail: 'The clock cannot be more than ten years ahead.' })
  expect(response.status).toBe(400)
})

test('an unknown control gets 404 and a wrong method 405 with the allowed methods', async () => {
  const { send } = await startControlled()
  const unknown = await send('/__mock/nothing')
  expect(unknown.status).toBe(404)
  expect((await unknown.json()).detail).toMatch(/^Not found\. The controls are \/__mock, \/__mock\/mails, /)
  const read = await send('/__mock/reset')
  expect([read.status, read.headers.get('Allow')]).toEqual([405, 'POST'])
  const written = await send('/__mock', {})
  expect([written.status, written.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
})

test('the ids of new data are those of the seed if there is one', async () => {
  const idOf = async (seed?: number) => {
    const mock = await startControlled('empty', seed)
    const user = await signInTo(mock, DEMO_USER)
    return (await (await mock.send('/api/v1/chat/new', {}, user)).json()).id
  }
  const [first, second, other, none] = [await idOf(5), await idOf(5), await idOf(6), await idOf()]
  expect(first).toBe(second)
  expect(new Set([first, other, none]).size).toBe(3)
})
