import { supportActors } from '../../../../src/flows/help/support.actors.ts'
import { supportMachine } from '../../../../src/flows/help/support.machine.ts'
import { gives, type PathModel, rejects } from '../../../support/paths/model.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const addresses = { to: 'us@app.example', account: 'una@lab.example' }

const model: PathModel<typeof supportMachine> = {
  starts: {
    'a draft': { ...addresses, draft: { subject: 'Upload', message: 'It stops at 40 %.', priority: 'high' } },
    'an empty form': { ...addresses, draft: { subject: '', message: '', priority: 'medium' } },
  },
  events: [
    { type: 'field.edited', name: 'subject', value: 'Upload' },
    { type: 'field.edited', name: 'subject', value: '' },
    { type: 'field.edited', name: 'message', value: 'It stops.' },
    { type: 'priority.chosen', priority: 'low' },
    { type: 'form.submitted' },
    { type: 'form.cleared' },
  ],
  outcomes: { openMail: { opened: gives(), 'no mail program': rejects('No mail program') } },
}

testPaths(supportMachine, './support.machine.paths.txt', model)

/** Whether the browser opens mailto links. */
let hasMailProgram = true

testLivePaths(supportMachine, model, {
  actors: supportActors(() => {
    if (!hasMailProgram) throw new Error('The link was blocked.')
  }),
  open: async () => null,
  starts: model.starts,
  outcomes: {
    'openMail: opened': () => {
      hasMailProgram = true
    },
    'openMail: no mail program': () => {
      hasMailProgram = false
    },
  },
})
