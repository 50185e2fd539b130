import { documentFileMachine } from '../../../../src/modules/document-viewer/documentFile.machine.ts'
import { gives, rejects } from '../../../support/paths/model.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

testPaths(documentFileMachine, './documentFile.machine.paths.txt', {
  starts: { 'a cited file': { name: 'notes.md', documentId: 'd1' } },
  events: [{ type: 'file.requested' }],
  outcomes: {
    loadFile: {
      found: gives('found'),
      deleted: gives('absent'),
      'several documents with the name': gives('ambiguous'),
      'another type of file': gives('unsupported'),
      damaged: gives('unreadable'),
      unreachable: rejects('Offline'),
    },
  },
})
