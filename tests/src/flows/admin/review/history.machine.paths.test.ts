import { liveActors } from '../../../../../src/flows/admin/review/history.actors.ts'
import { historyMachine } from '../../../../../src/flows/admin/review/history.machine.ts'
import { APPLICATIONS } from '../../../../supabase/fixture.ts'
import {
  endHostedSession,
  openAsHostedAdmin,
  revokeHostedAdmin,
} from '../../../../support/flows/adminNetwork.ts'
import { gives, type PathModel, rejects } from '../../../../support/paths/model.ts'
import { answerAsUsual, outages } from '../../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'

const model: PathModel<typeof historyMachine> = {
  starts: { 'an application': { query: 'a1' } },
  events: [{ type: 'reload.requested' }],
  outcomes: {
    load: { events: gives([{ id: 'e1' }]), 'no events': gives([]), unreachable: rejects('Offline') },
  },
}

testPaths(historyMachine, './history.machine.paths.txt', model)

testLivePaths(historyMachine, model, {
  actors: liveActors,
  open: openAsHostedAdmin,
  starts: { 'an application': { query: APPLICATIONS.pending.id } },
  outcomes: {
    'load: events': answerAsUsual,
    'load: no events': revokeHostedAdmin,
    'load: unreachable': { ...outages, 'an ended session': endHostedSession },
  },
})
