import { vi } from 'vitest'
import { createDisagreement } from '../../../../mocks/factories/disagreement.ts'
import { liveActors } from '../../../../src/modules/disagreements/disagreements.actors.ts'
import {
  type DisagreementsRequest,
  disagreementsMachine,
} from '../../../../src/modules/disagreements/disagreements.machine.ts'
import { openAsUser } from '../../../support/flows/backendAccount.ts'
import { answers } from '../../../support/flows/mockNetwork.ts'
import { storeDisagreement } from '../../../support/flows/storedDocument.ts'
import { gives, type PathModel, rejects } from '../../../support/paths/model.ts'
import { answerAsUsual, outages } from '../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const one = createDisagreement()
const decide: DisagreementsRequest = { type: 'update.requested', changes: { x1: { decision: 'first' } } }

const model: PathModel<typeof disagreementsMachine> = {
  starts: { 'backend access': { hasBackend: true }, 'no backend access': { hasBackend: false } },
  events: [
    { type: 'reload.requested' },
    { type: 'refresh.requested' },
    decide,
    { type: 'list.refreshed', disagreements: [] },
    { type: 'list.refreshed', disagreements: [one] },
    { type: 'update.saved', disagreement: { ...one, decision: 'first', status: 'decided' } },
    { type: 'update.failed', id: 'x1', message: 'Offline' },
  ],
  outcomes: {
    load: {
      some: gives([one]),
      none: gives([]),
      unsupported: gives(null),
      unreachable: rejects('Offline'),
    },
  },
}

testPaths(disagreementsMachine, './disagreements.machine.paths.txt', model)

const lacksOperation = (status: number) => (network: Awaited<ReturnType<typeof openAsUser>>) =>
  network.answerWith('GET /api/v1/rag/contradictions', answers(status))

testLivePaths(disagreementsMachine, model, {
  actors: { load: liveActors.load },
  reporters: { sync: liveActors.sync },
  comparedOutput: (output) => (Array.isArray(output) ? output.length : output),
  open() {
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
    return openAsUser()
  },
  starts: { 'backend access': { hasBackend: true } },
  outcomes: {
    'load: some': storeDisagreement,
    'load: none': answerAsUsual,
    'load: unsupported': {
      'status 404': lacksOperation(404),
      'status 405': lacksOperation(405),
      'status 501': lacksOperation(501),
    },
    'load: unreachable': outages,
  },
})
