import { createResourceMachine } from '../../../../src/lib/xstate/resource.machine.ts'
import { gives, type PathModel, rejects } from '../../../support/paths/model.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const machine = createResourceMachine<readonly string[], string | null, 'ready' | 'empty'>({
  id: 'resource',
  kinds: ['ready', 'empty'],
  kindOf: (items) => (items.length === 0 ? 'empty' : 'ready'),
  needsBackend: true,
  isPolled: true,
})

const model: PathModel<typeof machine> = {
  starts: { 'backend access': { query: 'u1' }, 'no backend access': { query: null } },
  events: [
    { type: 'reload.requested' },
    { type: 'data.refreshed', data: ['b'] },
    { type: 'data.refreshed', data: [] },
  ],
  outcomes: { load: { items: gives(['a']), 'no items': gives([]), unreachable: rejects('Offline') } },
}

testPaths(machine, './resource.machine.paths.txt', model)
