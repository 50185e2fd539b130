import { createDocument } from '../../../../../mocks/factories/document.ts'
import { uploadMachine } from '../../../../../src/flows/knowledge-base/uploads/upload.machine.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'

const file = { id: 'f1', name: 'notes.md', size: 12 }

testPaths(uploadMachine, './upload.machine.paths.txt', {
  starts: {
    'an acceptable file': { file, rejection: null },
    'a rejected file': { file, rejection: 'The file is empty.' },
  },
  events: [
    { type: 'upload.admitted' },
    { type: 'cancel.requested' },
    { type: 'resend.requested' },
    { type: 'sending.progressed', percent: 40 },
    { type: 'sending.completed', document: createDocument() },
    { type: 'sending.failed', message: 'Offline' },
  ],
})
