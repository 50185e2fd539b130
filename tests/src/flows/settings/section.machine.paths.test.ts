import { DEFAULT_SETTINGS } from '../../../../src/domain/settings.ts'
import { liveActors } from '../../../../src/flows/settings/section.actors.ts'
import { sectionMachine } from '../../../../src/flows/settings/section.machine.ts'
import { openAsUser, revokeBackendTokens, USER_ID } from '../../../support/flows/backendAccount.ts'
import { USER } from '../../../support/paths/examples.ts'
import { gives, type PathModel, rejects } from '../../../support/paths/model.ts'
import { answerAsUsual, outages } from '../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const model: PathModel<typeof sectionMachine> = {
  starts: { 'a user': { accountId: USER_ID, saved: DEFAULT_SETTINGS } },
  events: [
    { type: 'setting.edited', change: { displayName: ' Una ' } },
    { type: 'setting.edited', change: { displayName: ' ' } },
    { type: 'setting.chosen', change: { memoryDecay: 'fast' } },
    { type: 'editing.finished' },
    { type: 'saving.retried' },
    { type: 'page.entered' },
    { type: 'page.left' },
    { type: 'settings.changed', settings: { ...DEFAULT_SETTINGS, displayName: 'Una' } },
  ],
  outcomes: {
    saveChange: { saved: gives(USER), 'saved on this device': gives(null), unreachable: rejects('Offline') },
  },
  distinguish: ({ edited, sending, saved }) => [edited, sending, saved.displayName],
  merged: ['editCount'],
}

testPaths(sectionMachine, './section.machine.paths.txt', model)

testLivePaths(sectionMachine, model, {
  actors: liveActors,
  open: openAsUser,
  starts: model.starts,
  outcomes: {
    'saveChange: saved': answerAsUsual,
    'saveChange: unreachable': {
      ...outages,
      'a revoked token': revokeBackendTokens,
      'a deleted account': ({ backend }) => backend.db.users.delete(USER_ID),
    },
  },
})
