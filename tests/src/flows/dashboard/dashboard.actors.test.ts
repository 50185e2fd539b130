import { createElement } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { configureApi } from '../../../../src/api/settings.ts'
import type { User } from '../../../../src/api/types.ts'
import { DashboardView } from '../../../../src/flows/dashboard/DashboardView.tsx'
import { liveActors } from '../../../../src/flows/dashboard/dashboard.actors.ts'
import { dashboardMachine } from '../../../../src/flows/dashboard/dashboard.machine.ts'
import type { GraphSize } from '../../../../src/flows/dashboard/dashboard.ts'
import { EMPTY_GRAPH, identifiersOf } from '../../../../src/flows/dashboard/dashboard.ts'
import { liveActors as graphActors } from '../../../../src/flows/dashboard/graph/knowledgeGraph.actors.ts'
import { knowledgeGraphMachine } from '../../../../src/flows/dashboard/graph/knowledgeGraph.machine.ts'
import { flushPromises } from '../../../support/documents.ts'
import { eventually } from '../../../support/eventually.ts'
import type { MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { answers, createMockNetwork, offline } from '../../../support/flows/mockNetwork.ts'
import { renderedText } from '../../../support/flows/renderedText.ts'
import type { Client } from '../../../support/mocks/testBackend.ts'
import { signUp } from '../../../support/mocks/testBackend.ts'

const TIDES =
  'The harbour of Skarholm uses the tide mill. The spring range at Skarholm is 3.4 metres. The neap range is 1.1 metres.'
const GRAPH_STATS = 'GET /api/v1/rag/graph/stats'
const OFFLINE =
  'Network error: Unable to connect to the backend server. Please check your internet connection and try again.'

let network: MockNetwork
let ada: Client
let page: EventTarget & { hidden: boolean }

beforeEach(async () => {
  network = await createMockNetwork()
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  ada = await signUp(network.backend, 'ada@quill.example')
  configureApi({
    baseUrl: 'https://app.example/api/v1',
    getToken: () => ada.token,
    onUnauthorized: () => {},
  })
})

/** Uploads a document and indexes it. */
async function addDocument(client: Client, filename: string): Promise<void> {
  const [document] = await client.upload({ [filename]: TIDES })
  await client.call('post /rag/index-document/{id}', { params: { id: document?.id ?? '' } })
}

async function startDashboard({ hasBackend = true, user = ada.user as Partial<User> } = {}) {
  const actor = createActor(dashboardMachine.provide({ actors: liveActors }), {
    input: { hasBackend, identifiers: identifiersOf(user) },
  }).start()
  onTestFinished(() => void actor.stop())
  const loaded = () => waitFor(actor, (state) => !state.matches('loading'), { timeout: 10_000 })
  await loaded()
  return {
    actor,
    loaded,
    value: () => actor.getSnapshot().value,
    data: () => actor.getSnapshot().context.data,
    words: () =>
      renderedText(
        createElement(DashboardView, {
          state: actor.getSnapshot(),
          send: actor.send,
          name: 'Ada',
          email: ada.user.email,
          mode: hasBackend ? 'backend' : 'hosted',
          tolerance: 0.7,
          now: network.clock.now(),
          graph: null,
          firstDocument: 'Upload your first document',
        }),
      ),
  }
}

const statsRequests = () => network.sent.filter((line) => line.startsWith(GRAPH_STATS))

describe('data scope', () => {
  test('the stats of the first identifier with a graph are shown without further requests', async () => {
    await addDocument(ada, 'tides.md')
    const dashboard = await startDashboard()
    expect(dashboard.value()).toEqual({ loaded: 'personal' })
    expect(statsRequests()).toEqual([`${GRAPH_STATS}?user_id=ada%40quill.example`])
    const { body } = await ada.call('get /rag/graph/stats', { query: { user_id: ada.user.id } })
    expect(dashboard.data()?.graph).toEqual(body)
    expect(dashboard.words()).toContain('Personal data scope')
  })

  test('the order of identifiers is email, id, user_id, sub and then the graph of all users', async () => {
    await startDashboard()
    const { email, id, user_id, sub } = ada.user
    expect(statsRequests()).toEqual([
      `${GRAPH_STATS}?user_id=${encodeURIComponent(email)}`,
      `${GRAPH_STATS}?user_id=${id}`,
      `${GRAPH_STATS}?user_id=${user_id}`,
      `${GRAPH_STATS}?user_id=${sub}`,
      GRAPH_STATS,
    ])
    expect(new Set(statsRequests()).size).toBe(5)
  })

  test.each(['id', 'user_id', 'sub'] as const)(
    'the graph of a backend that knows the user only by %s is personal',
    async (known) => {
      await addDocument(ada, 'tides.md')
      const { body } = await ada.call<GraphSize>('get /rag/graph/stats', { query: { user_id: ada.user.id } })
      network.answerWith(GRAPH_STATS, (request) => {
        const identifier = new URL(request.url).searchParams.get('user_id')
        return Response.json(identifier === ada.user[known] ? body : EMPTY_GRAPH)
      })
      const dashboard = await startDashboard()
      expect(dashboard.value()).toEqual({ loaded: 'personal' })
      expect(dashboard.data()?.graph).toEqual(body)
      expect(statsRequests().at(-1)).toBe(`${GRAPH_STATS}?user_id=${ada.user[known]}`)
    },
  )

  test('identifiers without a graph are tried once, in order', async () => {
    await addDocument(ada, 'tides.md')
    const dashboard = await startDashboard({
      user: { email: 'nobody@quill.example', id: 'nobody', user_id: 'nobody', sub: ada.user.id },
    })
    expect(dashboard.value()).toEqual({ loaded: 'personal' })
    expect(statsRequests()).toEqual([
      `${GRAPH_STATS}?user_id=nobody%40quill.example`,
      `${GRAPH_STATS}?user_id=nobody`,
      `${GRAPH_STATS}?user_id=${ada.user.id}`,
    ])
  })

  test('the stats of all users are shown with a warning when the user has no graph', async () => {
    await addDocument(await signUp(network.backend, 'eve@quill.example'), 'tides.md')
    const dashboard = await startDashboard()
    expect(dashboard.value()).toEqual({ loaded: 'global' })
    expect(statsRequests().at(-1)).toBe(GRAPH_STATS)
    expect(dashboard.data()?.graph.totalNodes).toBeGreaterThan(0)
    expect(dashboard.words()).toContain('Warning: Global data scope')
    expect(dashboard.words()).toContain('Upload your first document')
  })

  test('the dashboard is empty when no user has a graph', async () => {
    const dashboard = await startDashboard()
    expect(dashboard.value()).toEqual({ loaded: 'empty' })
    expect(dashboard.words()).toContain('No documents yet.')
  })

  test("the figures of an empty graph count the user's uploads, as their captions say", async () => {
    await (await signUp(network.backend, 'eve@quill.example')).upload({ 'tides.md': TIDES })
    const dashboard = await startDashboard()
    expect(dashboard.value()).toEqual({ loaded: 'empty' })
    expect(dashboard.words()).toContain('Personal data scope')
    expect(dashboard.words()).toContain('Documents Processed 0 Across your uploads')
  })
})

test('no request is sent without a backend and the activity says System ready', async () => {
  const dashboard = await startDashboard({ hasBackend: false })
  expect(network.sent).toEqual([])
  expect(dashboard.words()).toContain('System ready')
  expect(dashboard.words()).toContain('Supabase Auth')
  expect(dashboard.words()).toMatch(/Total Nodes 0 .*Total Relationships 0 .*Avg\. Relations per Node 0 /)
})

describe('errors', () => {
  test.each([
    ['a network error', GRAPH_STATS, offline, OFFLINE],
    [
      'an internal error of the graph stats',
      GRAPH_STATS,
      answers(500, { detail: 'The graph is down.' }),
      'The graph is down.',
    ],
    ['an error of the document list', 'GET /api/v1/documents/', answers(503, {}), '503'],
    ['an invalid response', GRAPH_STATS, answers(200, ['?']), 'Invalid response format'],
  ])('%s shows its message with zero counters and can be retried', async (_name, path, answer, message) => {
    await addDocument(ada, 'tides.md')
    network.answerWith(path, answer)
    const dashboard = await startDashboard()
    expect(dashboard.value()).toBe('failed')
    expect(dashboard.words()).toMatch(/Unable to connect to backend: \S/)
    expect(dashboard.words()).toContain(message)
    expect(dashboard.words()).toContain('System ready')
    expect(dashboard.words()).toContain('Total Nodes 0')

    network.answerAsUsual()
    dashboard.actor.send({ type: 'reload.requested' })
    await dashboard.loaded()
    expect(dashboard.value()).toEqual({ loaded: 'personal' })
    expect(dashboard.words()).not.toContain('Unable to connect')
  })

  test.each([
    ['status', answers(404, { detail: 'Not found.' })],
    ['message', answers(500, { detail: 'upstream answered 404' })],
  ])('graph stats with 404 in the %s count as an empty graph', async (_name, answer) => {
    await addDocument(ada, 'tides.md')
    network.answerWith(GRAPH_STATS, answer)
    const dashboard = await startDashboard()
    expect(dashboard.value()).toEqual({ loaded: 'empty' })
    expect(dashboard.data()?.recent).toMatchObject([{ filename: 'tides.md' }])
    expect(dashboard.words()).not.toContain('Unable to connect')
  })

  test('a document list with status 404 counts as empty', async () => {
    await addDocument(ada, 'tides.md')
    network.answerWith('GET /api/v1/documents/', answers(404))
    const dashboard = await startDashboard()
    expect(dashboard.value()).toEqual({ loaded: 'personal' })
    expect(dashboard.data()?.recent).toEqual([])
  })
})

test('processed documents are counted from the list when the stats have no count', async () => {
  await addDocument(ada, 'tides.md')
  network.answerWith(GRAPH_STATS, answers(200, { totalNodes: 4, totalRelationships: 1 }))
  const dashboard = await startDashboard()
  expect(dashboard.data()?.graph.documentsProcessed).toBe(1)
  expect(dashboard.words()).toContain('Avg. Relations per Node 0.25')
})

test('recent activity shows the three newest documents, newest first', async () => {
  for (const name of ['a.md', 'b.md', 'c.md', 'd.md']) {
    await ada.upload({ [name]: TIDES })
    await network.clock.advance(60_000)
  }
  const dashboard = await startDashboard()
  expect(dashboard.data()?.recent.map(({ filename }) => filename)).toEqual(['d.md', 'c.md', 'b.md'])
  expect(dashboard.words()).toMatch(/d\.md .*1 minute ago .*c\.md .*2 minutes ago .*b\.md .*3 minutes ago/)
})

describe('a second visible window', () => {
  test('an idle dashboard reloads the data every ten seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const dashboard = await startDashboard()
    const loads = () => network.sent.filter((line) => line === 'GET /api/v1/documents/').length
    const before = loads()
    await addDocument(ada, 'tides.md')
    await vi.advanceTimersByTimeAsync(10_000)
    await waitFor(dashboard.actor, (state) => state.matches({ loaded: 'personal' }))
    expect(loads()).toBe(before + 1)
    await vi.advanceTimersByTimeAsync(10_000)
    await eventually(() => expect(loads()).toBe(before + 2))
  })

  test('an idle dashboard in a hidden tab sends no request', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    await startDashboard()
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
    const before = network.sent.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(network.sent).toHaveLength(before)
  })

  test('a failed reload of an idle dashboard is repeated', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const dashboard = await startDashboard()
    await addDocument(ada, 'tides.md')
    network.answerWith(GRAPH_STATS, offline)
    await vi.advanceTimersByTimeAsync(10_000)
    await flushPromises()
    network.answerAsUsual()
    await vi.advanceTimersByTimeAsync(10_000)
    await waitFor(dashboard.actor, (state) => state.matches({ loaded: 'personal' }))
  })
})

describe('returning to the page', () => {
  test('focus on the window reloads the data', async () => {
    const dashboard = await startDashboard()
    await addDocument(ada, 'tides.md')
    window.dispatchEvent(new Event('focus'))
    await waitFor(dashboard.actor, (state) => state.matches({ loaded: 'personal' }))
    expect(dashboard.data()?.recent).toMatchObject([{ filename: 'tides.md' }])
  })

  test('a failed reload keeps the data', async () => {
    await addDocument(ada, 'tides.md')
    const dashboard = await startDashboard()
    network.answerWith(GRAPH_STATS, offline)
    const before = network.sent.length
    page.dispatchEvent(new Event('visibilitychange'))
    await eventually(() => expect(network.sent.length).toBeGreaterThan(before))
    await flushPromises()
    expect(dashboard.value()).toEqual({ loaded: 'personal' })
  })

  test('a hidden page and a stopped machine send no request', async () => {
    const dashboard = await startDashboard()
    const before = network.sent.length
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
    expect(network.sent).toHaveLength(before)
    page.hidden = false
    dashboard.actor.stop()
    window.dispatchEvent(new Event('focus'))
    page.dispatchEvent(new Event('visibilitychange'))
    expect(network.sent).toHaveLength(before)
  })
})

describe('knowledge graph', () => {
  async function loadGraph() {
    const actor = createActor(knowledgeGraphMachine.provide({ actors: graphActors }), {
      input: { userId: ada.user.id, display: 'picture' },
    }).start()
    return waitFor(actor, (state) => !state.matches('loading'), { timeout: 10_000 })
  }

  test('concepts have their documents and neighbors', async () => {
    await addDocument(ada, 'tides.md')
    const { value, context } = await loadGraph()
    expect(value).toBe('browsing')
    expect(context.concepts.length).toBeGreaterThan(0)
    for (const { documents } of context.concepts) expect(documents).toEqual(['tides.md'])
    expect(context.concepts.flatMap(({ neighbors }) => neighbors).length).toBeGreaterThan(0)
  })

  test('concepts have no neighbors when relationships are not found', async () => {
    await addDocument(ada, 'tides.md')
    network.answerWith('GET /api/v1/rag/graph/relationships', answers(404))
    const { value, context } = await loadGraph()
    expect(value).toBe('browsing')
    expect(context.concepts[0]?.neighbors).toEqual([])
  })

  test('the graph is unavailable when top connections are not found', async () => {
    network.answerWith('GET /api/v1/memory/top-connections', answers(404))
    expect((await loadGraph()).value).toBe('unavailable')
  })

  test('a network error shows its message', async () => {
    network.answerWith('GET /api/v1/memory/top-connections', offline)
    const { value, context } = await loadGraph()
    expect(value).toBe('failed')
    expect(context.failure).toBe(OFFLINE)
  })
})
