import { createElement } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { configureApi } from '../../../../src/api/settings.ts'
import type { User } from '../../../../src/api/types.ts'
import { DashboardView } from '../../../../src/flows/dashboard/DashboardView.tsx'
import { liveActors } from '../../../../src/flows/dashboard/dashboard.actors.ts'
import { dashboardMachine } from '../../../../src/flows/dashboard/dashboard.machine.ts'
import { identifiersOf } from '../../../../src/flows/dashboard/dashboard.ts'
import { liveActors as graphActors } from '../../../../src/flows/dashboard/graph.actors.ts'
import { graphMachine } from '../../../../src/flows/dashboard/graph.machine.ts'
import { settled } from '../../../support/documents.ts'
import type { Wire } from '../../../support/flows/wire.ts'
import { answers, createWire, offline } from '../../../support/flows/wire.ts'
import { wordsOn } from '../../../support/flows/words.ts'
import type { Client } from '../../../support/mocks/testBackend.ts'
import { signUp } from '../../../support/mocks/testBackend.ts'

const TIDES = 'The spring range at Skarholm is 3.4 metres. The neap range at Skarholm is 1.1 metres.'
const STATS = 'GET /api/v1/rag/graph/stats'
const OFFLINE =
  'Network error: Unable to connect to the backend server. Please check your internet connection and try again.'

let wire: Wire
let ada: Client
let page: EventTarget & { hidden: boolean }

beforeEach(async () => {
  wire = await createWire()
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  ada = await signUp(wire.backend, 'ada@quill.example')
  configureApi({
    baseUrl: 'https://app.example/api/v1',
    getToken: () => ada.token,
    onUnauthorized: () => {},
  })
})

/** Uploads a text, and has it in the graph. */
async function learn(who: Client, filename: string): Promise<void> {
  const [document] = await who.upload({ [filename]: TIDES })
  await who.call('post /rag/index-document/{id}', { params: { id: document?.id ?? '' } })
}

async function open({ hasBackend = true, user = ada.user as Partial<User> } = {}) {
  const actor = createActor(dashboardMachine.provide({ actors: liveActors }), {
    input: { hasBackend, identifiers: identifiersOf(user) },
  }).start()
  const rests = () => waitFor(actor, (state) => !state.matches('loading'), { timeout: 10_000 })
  await rests()
  return {
    actor,
    rests,
    value: () => actor.getSnapshot().value,
    data: () => actor.getSnapshot().context.data,
    words: () =>
      wordsOn(
        createElement(DashboardView, {
          state: actor.getSnapshot(),
          send: actor.send,
          name: 'Ada',
          email: ada.user.email,
          mode: hasBackend ? 'backend' : 'hosted',
          tolerance: 0.7,
          now: wire.clock.now(),
          graph: null,
        }),
      ),
  }
}

const asked = () => wire.sent.filter((line) => line.startsWith(STATS))

describe('whose figures are shown', () => {
  test('the first identifier with a graph decides, and no other is asked', async () => {
    await learn(ada, 'tides.md')
    const dashboard = await open()
    expect(dashboard.value()).toEqual({ loaded: 'personal' })
    expect(asked()).toEqual([`${STATS}?user_id=ada%40quill.example`])
    const { body } = await ada.call('get /rag/graph/stats', { query: { user_id: ada.user.id } })
    expect(dashboard.data()?.graph).toEqual(body)
    expect(dashboard.words()).toContain('Personal data scope')
  })

  test('identifiers that have none are passed over, in order and once each', async () => {
    await learn(ada, 'tides.md')
    const dashboard = await open({
      user: { email: 'nobody@quill.example', id: 'nobody', user_id: 'nobody', sub: ada.user.id },
    })
    expect(dashboard.value()).toEqual({ loaded: 'personal' })
    expect(asked()).toEqual([
      `${STATS}?user_id=nobody%40quill.example`,
      `${STATS}?user_id=nobody`,
      `${STATS}?user_id=${ada.user.id}`,
    ])
  })

  test('where none has one, everybody’s figures are shown, with a warning', async () => {
    await learn(await signUp(wire.backend, 'eve@quill.example'), 'tides.md')
    const dashboard = await open()
    expect(dashboard.value()).toEqual({ loaded: 'global' })
    expect(asked().at(-1)).toBe(STATS)
    expect(dashboard.data()?.graph.totalNodes).toBeGreaterThan(0)
    expect(dashboard.words()).toContain('Warning: Global data scope')
    expect(dashboard.words()).toContain('Your graph begins with a document')
  })

  test('where nobody has one, it is empty', async () => {
    const dashboard = await open()
    expect(dashboard.value()).toEqual({ loaded: 'empty' })
    expect(dashboard.words()).toContain('No documents yet.')
  })
})

test('without a backend no call is made; the system is ready', async () => {
  const dashboard = await open({ hasBackend: false })
  expect(wire.sent).toEqual([])
  expect(dashboard.words()).toContain('System ready')
  expect(dashboard.words()).toContain('Supabase Auth')
  expect(dashboard.words()).toMatch(/Total Nodes 0 .*Total Relationships 0 .*Avg\. Relations per Node 0 /)
})

describe('what goes wrong', () => {
  test.each([
    ['no network', STATS, offline, OFFLINE],
    ['a broken backend', STATS, answers(500, { detail: 'The graph is down.' }), 'The graph is down.'],
    ['broken documents', 'GET /api/v1/documents/', answers(503, {}), '503'],
    ['nonsense', STATS, answers(200, ['?']), 'Invalid response format'],
  ])('%s is told, with zeros and a way on', async (_name, path, answer, message) => {
    await learn(ada, 'tides.md')
    wire.answerWith(path, answer)
    const dashboard = await open()
    expect(dashboard.value()).toBe('failed')
    expect(dashboard.words()).toMatch(/Unable to connect to backend: \S/)
    expect(dashboard.words()).toContain(message)
    expect(dashboard.words()).toContain('System ready')
    expect(dashboard.words()).toContain('Total Nodes 0')

    wire.answerAsUsual()
    dashboard.actor.send({ type: 'reload.requested' })
    await dashboard.rests()
    expect(dashboard.value()).toEqual({ loaded: 'personal' })
    expect(dashboard.words()).not.toContain('Unable to connect')
  })

  test.each([
    ['by its status', answers(404, { detail: 'Not found.' })],
    ['by its words', answers(500, { detail: 'upstream answered 404' })],
  ])('an endpoint that is missing, known %s, is not', async (_name, answer) => {
    await learn(ada, 'tides.md')
    wire.answerWith(STATS, answer)
    const dashboard = await open()
    expect(dashboard.value()).toEqual({ loaded: 'empty' })
    expect(dashboard.data()?.recent).toMatchObject([{ filename: 'tides.md' }])
    expect(dashboard.words()).not.toContain('Unable to connect')
  })

  test('documents that are missing are no documents', async () => {
    await learn(ada, 'tides.md')
    wire.answerWith('GET /api/v1/documents/', answers(404))
    const dashboard = await open()
    expect(dashboard.value()).toEqual({ loaded: 'personal' })
    expect(dashboard.data()?.recent).toEqual([])
  })
})

test('a backend that does not count documents has them counted', async () => {
  await learn(ada, 'tides.md')
  wire.answerWith(STATS, answers(200, { totalNodes: 4, totalRelationships: 1 }))
  const dashboard = await open()
  expect(dashboard.data()?.graph.documentsProcessed).toBe(1)
  expect(dashboard.words()).toContain('Avg. Relations per Node 0.25')
})

test('the three latest documents are the activity, the newest first', async () => {
  for (const name of ['a.md', 'b.md', 'c.md', 'd.md']) {
    await ada.upload({ [name]: TIDES })
    await wire.clock.advance(60_000)
  }
  const dashboard = await open()
  expect(dashboard.data()?.recent.map(({ filename }) => filename)).toEqual(['d.md', 'c.md', 'b.md'])
  expect(dashboard.words()).toMatch(/d\.md .*1 minute ago .*c\.md .*2 minutes ago .*b\.md .*3 minutes ago/)
})

describe('coming back', () => {
  test('to the window shows what has changed since', async () => {
    const dashboard = await open()
    await learn(ada, 'tides.md')
    window.dispatchEvent(new Event('focus'))
    await waitFor(dashboard.actor, (state) => state.matches({ loaded: 'personal' }))
    expect(dashboard.data()?.recent).toMatchObject([{ filename: 'tides.md' }])
  })

  test('to a backend that is gone leaves what is shown', async () => {
    await learn(ada, 'tides.md')
    const dashboard = await open()
    wire.answerWith(STATS, offline)
    const before = wire.sent.length
    page.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(wire.sent.length).toBeGreaterThan(before))
    await settled()
    expect(dashboard.value()).toEqual({ loaded: 'personal' })
  })

  test('is not what leaving is: a hidden page asks nothing, nor does one that was left', async () => {
    const dashboard = await open()
    const before = wire.sent.length
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
    expect(wire.sent).toHaveLength(before)
    page.hidden = false
    dashboard.actor.stop()
    window.dispatchEvent(new Event('focus'))
    page.dispatchEvent(new Event('visibilitychange'))
    expect(wire.sent).toHaveLength(before)
  })
})

describe('the graph', () => {
  async function openGraph() {
    const actor = createActor(graphMachine.provide({ actors: graphActors }), {
      input: { userId: ada.user.id },
    }).start()
    return waitFor(actor, (state) => !state.matches('loading'), { timeout: 10_000 })
  }

  test('shows the best-connected concepts with their documents', async () => {
    await learn(ada, 'tides.md')
    const { value, context } = await openGraph()
    expect(value).toBe('browsing')
    expect(context.concepts.length).toBeGreaterThan(0)
    for (const { documents } of context.concepts) expect(documents).toEqual(['tides.md'])
    expect(context.concepts[0]?.neighbors.length).toBeGreaterThan(0)
  })

  test('does without relationships', async () => {
    await learn(ada, 'tides.md')
    wire.answerWith('GET /api/v1/rag/graph/relationships', answers(404))
    const { value, context } = await openGraph()
    expect(value).toBe('browsing')
    expect(context.concepts[0]?.neighbors).toEqual([])
  })

  test('is not there where the backend has none', async () => {
    wire.answerWith('GET /api/v1/memory/top-connections', answers(404))
    expect((await openGraph()).value).toBe('absent')
  })

  test('fails by itself', async () => {
    wire.answerWith('GET /api/v1/memory/top-connections', offline)
    const { value, context } = await openGraph()
    expect(value).toBe('failed')
    expect(context.failure).toBe(OFFLINE)
  })
})
