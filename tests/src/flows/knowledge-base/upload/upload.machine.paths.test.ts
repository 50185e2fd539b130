import { vi } from 'vitest'
import type { AnyActorLogic } from 'xstate'
import { createDocument } from '../../../../../mocks/factories/document.ts'
import { describeFile } from '../../../../../src/flows/knowledge-base/upload/chosenFile.ts'
import { uploadMachine } from '../../../../../src/flows/knowledge-base/upload/upload.machine.ts'
import { openAsUser, revokeBackendTokens } from '../../../../support/flows/backendAccount.ts'
import { answers } from '../../../../support/flows/mockNetwork.ts'
import type { PathModel } from '../../../../support/paths/model.ts'
import { answerAsUsual, outages } from '../../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'
import { FetchXhr, liveActors } from '../support.ts'

const file = { id: 'f1', name: 'notes.md', size: 12 }

const model: PathModel<typeof uploadMachine> = {
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
  distinguish: ({ percent }) => percent,
}

testPaths(uploadMachine, './upload.machine.paths.txt', model)

const chosen = describeFile(new File(['The spring range is 3.4 metres.'], file.name))

testLivePaths(uploadMachine, model, {
  actors: {},
  reporters: liveActors.upload.implementations.actors as Record<string, AnyActorLogic>,
  outcomeOf: ({ type }) => (type.startsWith('sending.') ? `sendFile: ${type.slice(8)}` : undefined),
  open: () => {
    vi.stubGlobal('XMLHttpRequest', FetchXhr)
    return openAsUser()
  },
  starts: { 'an acceptable file': { file: chosen, rejection: null } },
  outcomes: {
    'sendFile: progressed': answerAsUsual,
    'sendFile: completed': answerAsUsual,
    'sendFile: failed': {
      ...outages,
      'a revoked token': revokeBackendTokens,
      'status 413': (network) =>
        network.answerWith('', answers(413, { detail: 'Files can be at most 25 MB.' })),
      'status 415': (network) =>
        network.answerWith('', answers(415, { detail: 'Only .pdf files can be uploaded.' })),
      'a document that is not described': (network) => network.answerWith('', answers(201)),
    },
  },
})
