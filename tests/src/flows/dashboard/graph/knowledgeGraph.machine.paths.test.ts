import { knowledgeGraphMachine } from '../../../../../src/flows/dashboard/graph/knowledgeGraph.machine.ts'
import { gives, rejects } from '../../../../support/paths/model.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'

testPaths(knowledgeGraphMachine, './knowledgeGraph.machine.paths.txt', {
  starts: {
    'a user': { userId: 'u1', display: 'picture' },
    'a link to a concept': { userId: 'u1', display: 'table', search: 'tide', openConceptName: 'Tide' },
    'a link to an unknown concept': { userId: 'u1', display: 'picture', openConceptName: 'Unknown' },
  },
  events: [
    { type: 'reload.requested' },
    { type: 'display.chosen', display: 'table' },
    { type: 'search.edited', search: 'tide' },
    { type: 'all.toggled' },
    { type: 'fullScreen.opened' },
    { type: 'fullScreen.closed' },
    { type: 'concept.opened', name: 'Tide' },
    { type: 'concept.opened', name: 'Unknown' },
    { type: 'concept.closed' },
  ],
  outcomes: {
    loadConcepts: {
      concepts: gives({ concepts: [{ name: 'Tide' }], connections: [] }),
      'no graph': gives({ concepts: [], connections: [] }),
      unreachable: rejects('Offline'),
    },
  },
})
