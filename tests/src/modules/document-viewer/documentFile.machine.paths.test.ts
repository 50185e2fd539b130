import { createDocumentCache } from '../../../../src/modules/document-viewer/documentCache.ts'
import { liveDocumentFileActors } from '../../../../src/modules/document-viewer/documentFile.actors.ts'
import { documentFileMachine } from '../../../../src/modules/document-viewer/documentFile.machine.ts'
import { openAsUser, revokeBackendTokens } from '../../../support/flows/backendAccount.ts'
import { answers } from '../../../support/flows/mockNetwork.ts'
import { storeDocument } from '../../../support/flows/storedDocument.ts'
import { gives, type PathModel, rejects } from '../../../support/paths/model.ts'
import { outages } from '../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const file = { name: 'notes.md', documentId: 'd1' }

const model: PathModel<typeof documentFileMachine> = {
  starts: { 'a cited file': { query: file } },
  events: [{ type: 'reload.requested' }],
  outcomes: {
    load: {
      found: gives('found'),
      deleted: gives('absent'),
      'several documents with the name': gives('ambiguous'),
      'another type of file': gives('unsupported'),
      damaged: gives('unreadable'),
      unreachable: rejects('Offline'),
    },
  },
}

testPaths(documentFileMachine, './documentFile.machine.paths.txt', model)

let cache = createDocumentCache()

testLivePaths(documentFileMachine, model, {
  actors: liveDocumentFileActors({
    get: (key) => cache.get(key),
    set: (key, content) => cache.set(key, content),
  }),
  comparedOutput: (result) => result,
  open: async () => {
    cache = createDocumentCache()
    return openAsUser()
  },
  starts: model.starts,
  outcomes: {
    'load: found': {
      'by its id': (network) => storeDocument(network),
      'by its name': async (network) => {
        await storeDocument(network)
        network.answerWith(`GET /api/v1/files/file/${file.documentId}`, answers(404))
      },
    },
    'load: deleted': {
      'no document': (network) => network.answerAsUsual(),
      'another document with its name': (network) => storeDocument(network, { id: 'd2' }),
    },
    // The backend does not know the ids of documents.
    'load: several documents with the name': async (network) => {
      await storeDocument(network)
      await storeDocument(network, { id: 'd2' })
      network.answerWith(`GET /api/v1/files/file/${file.documentId}`, answers(404))
    },
    'load: unreachable': { ...outages, 'a revoked token': revokeBackendTokens },
  },
})
