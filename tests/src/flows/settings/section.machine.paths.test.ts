import { DEFAULT_SETTINGS } from '../../../../src/domain/settings.ts'
import { sectionMachine } from '../../../../src/flows/settings/section.machine.ts'
import { USER } from '../../../support/paths/examples.ts'
import { gives, rejects } from '../../../support/paths/model.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

testPaths(sectionMachine, './section.machine.paths.txt', {
  starts: { 'a user': { accountId: 'u1', saved: DEFAULT_SETTINGS } },
  events: [
    { type: 'setting.edited', change: { displayName: ' Una ' } },
    { type: 'setting.edited', change: { displayName: ' ' } },
    { type: 'setting.chosen', change: { autoIndex: !DEFAULT_SETTINGS.autoIndex } },
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
})
