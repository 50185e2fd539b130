import { supportMachine } from '../../../../src/flows/help/support.machine.ts'
import { gives, rejects } from '../../../support/paths/model.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const addresses = { to: 'us@app.example', account: 'una@lab.example' }

testPaths(supportMachine, './support.machine.paths.txt', {
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
})
