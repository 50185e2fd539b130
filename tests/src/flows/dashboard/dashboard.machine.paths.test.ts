import { vi } from 'vitest'
import { createActor, type EventFromLogic, fromPromise, toPromise } from 'xstate'
import { liveActors } from '../../../../src/flows/dashboard/dashboard.actors.ts'
import { type DashboardData, dashboardMachine } from '../../../../src/flows/dashboard/dashboard.machine.ts'
import { EMPTY_GRAPH } from '../../../../src/flows/dashboard/dashboard.ts'
import {
  openAsUser,
  revokeBackendTokens,
  signInToBackend,
  USER_ID,
} from '../../../support/flows/backendAccount.ts'
import { answers, type MockNetwork, PASSWORD } from '../../../support/flows/mockNetwork.ts'
import { storeIndexedDocument } from '../../../support/flows/storedDocument.ts'
import { gives, type PathModel, rejects } from '../../../support/paths/model.ts'
import { answerAsUsual, outages, whenReturning } from '../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const data = (scope: DashboardData['scope'], totalNodes: number): DashboardData => ({
  scope,
  graph: { ...EMPTY_GRAPH, totalNodes },
  recent: [],
  decisions: [],
  questions: [],
  hasDocumentInProgress: false,
})

const starts = {
  'backend access': { query: [USER_ID] },
  'no backend access': { query: null },
}

const model: PathModel<typeof dashboardMachine> = {
  starts,
  events: [
    { type: 'reload.requested' },
    { type: 'data.refreshed', data: data('personal', 3) },
    { type: 'data.refreshed', data: data('global', 3) },
    { type: 'data.refreshed', data: data('personal', 0) },
  ],
  outcomes: {
    load: {
      personal: gives(data('personal', 2)),
      global: gives(data('global', 2)),
      empty: gives(data('personal', 0)),
      unreachable: rejects('Offline'),
    },
  },
}

testPaths(dashboardMachine, './dashboard.machine.paths.txt', model)

const noGraph = (network: MockNetwork) => {
  network.answerAsUsual()
  const { db } = network.backend
  for (const { id } of db.documents.list()) db.documents.delete(id)
  for (const { id } of db.users.list()) db.memories.of(id).remove('d1')
}

/** Another user has a graph. */
async function shareGraph(network: MockNetwork): Promise<void> {
  noGraph(network)
  const { tokens } = network.backend.db
  await signInToBackend(network, { id: 'u2', email: 'ada@lab.example', password: PASSWORD })
  await storeIndexedDocument(network, { owner_id: 'u2' })
  tokens.delete(tokens.list().at(-1)?.id ?? '')
}

/** The outcome that a report of the polling actor is. */
function refreshOf(event: EventFromLogic<typeof dashboardMachine>): string | undefined {
  if (event.type !== 'data.refreshed') return undefined
  const { scope, graph } = event.data
  return `poll: ${graph.totalNodes === 0 ? 'empty' : scope}`
}

/** With questions: otherwise the polling actor reports them first. */
const loadWithQuestions = fromPromise<DashboardData, { query: readonly string[] }>(async ({ input }) => ({
  ...(await toPromise(createActor(liveActors.load, { input }).start())),
  questions: [],
}))

testLivePaths(dashboardMachine, model, {
  actors: { load: loadWithQuestions },
  reporters: { poll: liveActors.poll },
  outcomeOf: refreshOf,
  comparedPart: refreshOf,
  open() {
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
    vi.stubGlobal('window', new EventTarget())
    return openAsUser()
  },
  starts,
  outcomes: {
    'load: personal': (network) => storeIndexedDocument(network),
    'load: global': shareGraph,
    'load: empty': {
      'no documents': answerAsUsual,
      'no such operations': (network) => network.answerWith('', answers(404)),
    },
    'load: unreachable': { ...outages, 'a revoked token': revokeBackendTokens },
    'poll: personal': whenReturning((network) => storeIndexedDocument(network)),
    'poll: global': whenReturning(shareGraph),
    'poll: empty': whenReturning(noGraph),
  },
})
