import { NOTHING_DELETED } from '../../../../src/flows/settings/dataDeletion.ts'
import { privacyMachine } from '../../../../src/flows/settings/privacy.machine.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const owner = { backend: { id: 'u1', email: 'una@lab.example' }, hosted: null }
const failure = { kind: 'documents', name: 'notes.md', reason: 'Offline' } as const

testPaths(privacyMachine, './privacy.machine.paths.txt', {
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
    { type: 'deletion.finished', deleted: NOTHING_DELETED, failures: [failure] },
  ],
})
