import { extract } from '../../../../mocks/engine/extract.ts'
import { createDocument } from '../../../../mocks/factories/document.ts'
import { indexDocument } from '../../../../src/api/documents.ts'
import { liveActors } from '../../../../src/flows/compare/compare.actors.ts'
import { type Comparison, compareMachine } from '../../../../src/flows/compare/compare.machine.ts'
import { openAsUser } from '../../../support/flows/backendAccount.ts'
import { storeDocument, storeIndexedDocument, TEXT } from '../../../support/flows/storedDocument.ts'
import { gives, type PathModel, rejects } from '../../../support/paths/model.ts'
import { outages } from '../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const query = { first: 'd1', second: 'd2' }
const documents = [createDocument()]

const model: PathModel<typeof compareMachine> = {
  starts: { 'two documents': { query } },
  events: [{ type: 'reload.requested' }],
  outcomes: {
    load: {
      different: gives({ documents, changes: [{ kind: 'new', subject: 'Pets', first: null, second: null }] }),
      same: gives({ documents, changes: [] }),
      choosing: gives({ documents, changes: null }),
      unreachable: rejects('Offline'),
    },
  },
}

testPaths(compareMachine, './compare.machine.paths.txt', model)

type Network = Awaited<ReturnType<typeof openAsUser>>

/** Both documents are indexed; the second one has this text. */
const index = (text: string) => async (network: Network) => {
  network.answerAsUsual()
  await storeIndexedDocument(network, { id: 'd1' })
  await storeDocument(network, { id: 'd2' })
  const bytes = new TextEncoder().encode(text)
  network.backend.db.extracts.set('d2', await extract({ name: 'notes.md', bytes }))
  await indexDocument('d2')
}

testLivePaths(compareMachine, model, {
  actors: liveActors,
  comparedOutput: (output) => (output as Comparison).changes?.length,
  open: openAsUser,
  starts: { 'two documents': { query } },
  outcomes: {
    'load: different': index(TEXT.replace('3.4', '3.9')),
    'load: same': index(TEXT),
    'load: unreachable': { ...outages, 'documents that are not indexed': () => {} },
  },
})
