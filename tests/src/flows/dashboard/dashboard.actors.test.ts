import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { createDocument } from '../../../../mocks/factories/document.ts'
import { liveActors } from '../../../../src/flows/dashboard/dashboard.actors.ts'
import type { DashboardData } from '../../../../src/flows/dashboard/dashboard.machine.ts'
import { EMPTY_GRAPH } from '../../../../src/flows/dashboard/dashboard.ts'
import { startAsChild } from '../../../support/documents.ts'
import { answers, createMockNetwork, type MockNetwork } from '../../../support/flows/mockNetwork.ts'

const STATS = 'GET /api/v1/rag/graph/stats'
const DOCUMENTS = 'GET /api/v1/documents/'
const SUGGESTIONS = 'GET /api/v1/rag/'
const NO_GRAPH = { totalNodes: 0, totalRelationships: 0 }
const GRAPH = { totalNodes: 4, totalRelationships: 1 }

let network: MockNetwork
beforeEach(async () => {
  network = await createMockNetwork()
  network.answerWith(STATS, answers(200, NO_GRAPH))
  network.answerWith(DOCUMENTS, answers(200, []))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('window', new EventTarget())
})

const withQuestions = (...texts: string[]) => ({
  status: 'ready',
  documents: 1,
  passages: 1,
  suggested_questions: texts.map((question) => ({ question, kind: 'fact', filenames: [] })),
})

const load = (...identifiers: string[]) =>
  toPromise(createActor(liveActors.load, { input: { query: identifiers } }).start())
const sentStats = () => network.sent.filter((line) => line.startsWith(STATS))

test('the graph of the first identifier that has one is loaded without further requests', async () => {
  network.answerWith(`${STATS}?user_id=u1`, answers(200, GRAPH))
  expect(await load('una@lab.example', 'u1', 'sub')).toMatchObject({ scope: 'personal', graph: GRAPH })
  expect(sentStats()).toEqual([`${STATS}?user_id=una%40lab.example`, `${STATS}?user_id=u1`])
})

test('the graph of all users is loaded when no identifier has one', async () => {
  network.answerWith(STATS, (request) => Response.json(request.url.includes('user_id') ? NO_GRAPH : GRAPH))
  expect(await load('una@lab.example', 'u1')).toMatchObject({ scope: 'global', graph: GRAPH })
})

test.each([
  ['status', answers(404, { detail: 'Not found.' })],
  ['message', answers(500, { detail: 'upstream answered 404' })],
])('graph stats with 404 in the %s count as an empty graph', async (_, answer) => {
  network.answerWith(STATS, answer)
  expect(await load('u1')).toMatchObject({ scope: 'personal', graph: NO_GRAPH })
})

test("the figures of an empty graph count the user's uploads, as their captions say", async () => {
  network.answerWith(`${STATS}?user_id=u1`, answers(200, { ...NO_GRAPH, documentsProcessed: 2 }))
  expect((await load('una@lab.example', 'u1')).graph.documentsProcessed).toBe(2)
})

test('processed documents are counted from the list when the stats of the user have no count', async () => {
  network.answerWith(STATS, answers(200, GRAPH))
  const documents = [createDocument({ status: 'failed' }), createDocument()]
  network.answerWith(DOCUMENTS, answers(200, documents))
  expect((await load('u1')).graph.documentsProcessed).toBe(1)
})

test('recent activity has the three newest documents, newest first', async () => {
  const documents = [2, 1, 4, 3].map((day) =>
    createDocument({ id: `d${day}`, created_at: `2026-11-0${day}T09:00:00Z` }),
  )
  network.answerWith(DOCUMENTS, answers(200, documents))
  expect((await load('u1')).recent.map(({ id }) => id)).toEqual(['d4', 'd3', 'd2'])
})

const loaded: DashboardData = {
  scope: 'personal',
  graph: EMPTY_GRAPH,
  recent: [],
  decisions: [],
  questions: null,
  hasDocumentInProgress: false,
}

/** The reports of the polling actor, which starts with that of the suggested questions. */
async function startPoll() {
  const { reports, stop } = startAsChild(liveActors.poll, { query: ['u1'], data: loaded })
  onTestFinished(() => void stop())
  await network.idle()
  return reports
}

test.each([
  ['the first two of several', answers(200, withQuestions('a', 'b', 'c')), ['a', 'b']],
  ['none if the request fails', answers(500), []],
])('the questions are loaded after the data: %s', async (_, answer, questions) => {
  network.answerWith(SUGGESTIONS, answer)
  const [first] = await startPoll()
  expect(first).toMatchObject({ data: { ...loaded, questions: questions.map((question) => ({ question })) } })
})

test('the data is loaded again after ten seconds, after five while a document is processed, and also after a failure', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const reports = await startPoll()
  const loadsIn = async (milliseconds: number) => {
    network.sent.length = 0
    vi.advanceTimersByTime(milliseconds)
    await network.idle()
    return network.sent.filter((line) => line === DOCUMENTS).length
  }
  network.answerWith(DOCUMENTS, answers(200, [createDocument({ status: 'processing' })]))
  expect([await loadsIn(9_999), await loadsIn(1)]).toEqual([0, 1])
  network.answerWith(DOCUMENTS, answers(403, { detail: 'No.' }))
  expect([await loadsIn(4_999), await loadsIn(1)]).toEqual([0, 1])
  network.answerWith(DOCUMENTS, answers(200, []))
  expect([await loadsIn(4_999), await loadsIn(1)]).toEqual([0, 1])
  expect(reports).toHaveLength(3)
})
