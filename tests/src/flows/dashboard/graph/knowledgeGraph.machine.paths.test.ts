import { liveActors } from '../../../../../src/flows/dashboard/graph/knowledgeGraph.actors.ts'
import { knowledgeGraphMachine } from '../../../../../src/flows/dashboard/graph/knowledgeGraph.machine.ts'
import { openAsUser, revokeBackendTokens, USER_ID } from '../../../../support/flows/backendAccount.ts'
import { answers } from '../../../../support/flows/mockNetwork.ts'
import { storeIndexedDocument } from '../../../../support/flows/storedDocument.ts'
import { gives, type PathModel, rejects } from '../../../../support/paths/model.ts'
import { answerAsUsual, outages } from '../../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'

const starts = {
  'a user': { userId: USER_ID, display: 'picture' },
  'a link to a concept': { userId: USER_ID, display: 'table', search: 'skar', openConceptName: 'Skarholm' },
  'a link to an unknown concept': { userId: USER_ID, display: 'picture', openConceptName: 'Unknown' },
} as const

const model: PathModel<typeof knowledgeGraphMachine> = {
  starts,
  events: [
    { type: 'reload.requested' },
    { type: 'display.chosen', display: 'table' },
    { type: 'search.edited', search: 'skar' },
    { type: 'all.toggled' },
    { type: 'fullScreen.opened' },
    { type: 'fullScreen.closed' },
    { type: 'concept.opened', name: 'Skarholm' },
    { type: 'concept.opened', name: 'Unknown' },
    { type: 'concept.closed' },
  ],
  outcomes: {
    loadConcepts: {
      concepts: gives({ concepts: [{ name: 'Skarholm' }], connections: [] }),
      'no graph': gives({ concepts: [], connections: [] }),
      unreachable: rejects('Offline'),
    },
  },
}

testPaths(knowledgeGraphMachine, './knowledgeGraph.machine.paths.txt', model)

testLivePaths(knowledgeGraphMachine, model, {
  actors: liveActors,
  open: openAsUser,
  starts,
  outcomes: {
    'loadConcepts: concepts': {
      'with relationships': (network) => storeIndexedDocument(network),
      'without relationships': async (network) => {
        await storeIndexedDocument(network)
        network.answerWith('/api/v1/rag/graph/relationships', answers(404))
      },
    },
    'loadConcepts: no graph': {
      'no documents': answerAsUsual,
      'no such operation': (network) => network.answerWith('', answers(404)),
    },
    'loadConcepts: unreachable': { ...outages, 'a revoked token': revokeBackendTokens },
  },
})
