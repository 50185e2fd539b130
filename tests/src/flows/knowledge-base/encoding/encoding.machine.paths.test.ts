import { liveEncodingActors } from '../../../../../src/flows/knowledge-base/encoding/encoding.actors.ts'
import { encodingMachine } from '../../../../../src/flows/knowledge-base/encoding/encoding.machine.ts'
import { openAsUser, revokeBackendTokens } from '../../../../support/flows/backendAccount.ts'
import { storeDocument } from '../../../../support/flows/storedDocument.ts'
import { gives, type PathModel, rejects } from '../../../../support/paths/model.ts'
import { outages } from '../../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'

const outcomes = { loaded: gives({ detected: 'utf-8', lines: {} }), unreachable: rejects('Offline') }

const model: PathModel<typeof encodingMachine> = {
  starts: {
    'a detected encoding': { documentId: 'd1', chosen: null },
    'a chosen encoding': { documentId: 'd1', chosen: 'koi8-r' },
  },
  events: [{ type: 'encoding.selected', encoding: 'shift_jis' }, { type: 'previews.requested' }],
  outcomes: {
    loadPreviews: {
      ...outcomes,
      'of an encoding that cannot be chosen': gives({ detected: 'ibm866', lines: {} }),
    },
  },
}

testPaths(encodingMachine, './encoding.machine.paths.txt', model)

testLivePaths(
  encodingMachine,
  { ...model, outcomes: { loadPreviews: outcomes } },
  {
    actors: liveEncodingActors,
    comparedOutput: () => null,
    open: openAsUser,
    starts: model.starts,
    outcomes: {
      'loadPreviews: loaded': (network) => storeDocument(network),
      'loadPreviews: unreachable': {
        ...outages,
        'a revoked token': revokeBackendTokens,
        'a deleted document': (network) => network.answerAsUsual(),
      },
    },
  },
)
