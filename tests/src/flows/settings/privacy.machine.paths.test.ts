import { vi } from 'vitest'
import { MemoryStorage } from '../../../../mocks/demo/storage/memoryStorage.ts'
import { deleteDataActor } from '../../../../src/flows/settings/dataDeletion.actors.ts'
import { NOTHING_DELETED } from '../../../../src/flows/settings/dataDeletion.ts'
import { exportDataActor } from '../../../../src/flows/settings/dataExport.actors.ts'
import { type PrivacyEvent, privacyMachine } from '../../../../src/flows/settings/privacy.machine.ts'
import { openAsUser, revokeBackendTokens, USER_ID } from '../../../support/flows/backendAccount.ts'
import { offline } from '../../../support/flows/mockNetwork.ts'
import type { PathModel } from '../../../support/paths/model.ts'
import { answerAsUsual, outages } from '../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const owner = { backend: { id: USER_ID, email: 'una@lab.example' }, hosted: null }
const failure = { kind: 'documents', name: 'notes.md', reason: 'Offline' } as const

const model: PathModel<typeof privacyMachine> = {
  starts: { 'a user': { owner } },
  events: [
    { type: 'owner.changed', owner: { backend: null, hosted: null } },
    { type: 'page.left' },
    { type: 'export.requested' },
    { type: 'export.cancelled' },
    { type: 'export.progressed', done: 1, total: 2 },
    { type: 'export.finished', file: { name: 'data.json', text: '{}' }, missing: [] },
    {
      type: 'export.finished',
      file: { name: 'data.json', text: '{}' },
      missing: [{ part: 'your documents', reason: 'Offline' }],
    },
    { type: 'export.failed', message: 'Offline' },
    { type: 'deletion.requested' },
    { type: 'deletion.cancelled' },
    { type: 'deletion.confirmed' },
    { type: 'deletion.retried' },
    { type: 'deletion.progressed', done: 1, total: 3 },
    { type: 'deletion.finished', deleted: { ...NOTHING_DELETED, documents: 2 }, failures: [] },
    { type: 'deletion.finished', deleted: { ...NOTHING_DELETED, documents: 1 }, failures: [failure] },
  ],
}

testPaths(privacyMachine, './privacy.machine.paths.txt', model)

function outcomeOf(event: PrivacyEvent): string | undefined {
  switch (event.type) {
    case 'export.progressed':
      return 'exportData: progressed'
    case 'export.finished':
      return event.missing.length === 0 ? 'exportData: finished' : 'exportData: finished with missing parts'
    case 'export.failed':
      return 'exportData: failed'
    case 'deletion.progressed':
      return 'deleteData: progressed'
    case 'deletion.finished':
      return event.failures.length === 0 ? 'deleteData: finished' : 'deleteData: finished with failures'
    default:
      return undefined
  }
}

const failures = { ...outages, 'a revoked token': revokeBackendTokens }

testLivePaths(privacyMachine, model, {
  actors: {},
  reporters: { exportData: exportDataActor, deleteData: deleteDataActor },
  outcomeOf,
  comparedPart: outcomeOf,
  open: () => {
    vi.stubGlobal('localStorage', new MemoryStorage())
    return openAsUser()
  },
  starts: model.starts,
  outcomes: {
    'exportData: progressed': answerAsUsual,
    'exportData: finished': answerAsUsual,
    'exportData: finished with missing parts': (network) =>
      network.answerWith('GET /api/v1/documents/', offline),
    'exportData: failed': failures,
    'deleteData: progressed': answerAsUsual,
    'deleteData: finished': answerAsUsual,
    'deleteData: finished with failures': failures,
  },
})
