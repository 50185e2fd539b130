import { createApplication } from '../../../../../mocks/factories/application.ts'
import { createUserRow } from '../../../../../mocks/factories/user.ts'
import { liveActors } from '../../../../../src/flows/admin/waitlist/applicationAction.actors.ts'
import { applicationActionMachine } from '../../../../../src/flows/admin/waitlist/applicationAction.machine.ts'
import { APPLICATIONS } from '../../../../supabase/fixture.ts'
import {
  endHostedSession,
  openAsHostedAdmin,
  revokeHostedAdmin,
  signInAdminToBackend,
} from '../../../../support/flows/adminNetwork.ts'
import { revokeBackendAdmin, revokeBackendTokens } from '../../../../support/flows/backendAccount.ts'
import { answers, type MockNetwork } from '../../../../support/flows/mockNetwork.ts'
import { gives, type PathModel, rejects } from '../../../../support/paths/model.ts'
import { answerAsUsual, outages } from '../../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'

const application = createApplication({ id: 'a1', status: 'approved' })
const done = {
  done: gives({ kind: 'done', application, accountError: null }),
  unreachable: rejects('Offline'),
}
const changed = { ...application, status: 'pending' }

const model: PathModel<typeof applicationActionMachine> = {
  starts: { 'an approved application': { application } },
  events: [
    { type: 'resend.requested', hasBackend: false },
    { type: 'reset.requested', hasBackend: false },
    { type: 'cleanup.requested', hasBackend: true },
    { type: 'retry.requested', hasBackend: true },
  ],
  outcomes: {
    resendEmail: done,
    reset: done,
    cleanup: {
      ...done,
      'account not removed': gives({ kind: 'done', application: changed, accountError: 'No backend' }),
    },
  },
  distinguish: ({ action }) => action,
}

testPaths(applicationActionMachine, './applicationAction.machine.paths.txt', model)

const stored = APPLICATIONS.unused

const changeStored = ({ backend }: MockNetwork) =>
  backend.hosted.waitlistSubmissions.update(stored.id, { status: 'registered' })
const finished = {
  done: answerAsUsual,
  'changed by another admin': changeStored,
  'no longer an admin': revokeHostedAdmin,
}
const failed = { ...outages, 'an ended session': endHostedSession }

testLivePaths(applicationActionMachine, model, {
  actors: liveActors,
  async open() {
    const network = await openAsHostedAdmin()
    await signInAdminToBackend(network)
    await network.backend.db.users.create(createUserRow({ id: 'applicant', email: stored.email }))
    return network
  },
  starts: { 'an approved application': { application: createApplication({ ...stored, reviewed_at: null }) } },
  outcomes: {
    'resendEmail: done': finished,
    'resendEmail: unreachable': failed,
    'reset: done': finished,
    'reset: unreachable': failed,
    'cleanup: done': finished,
    'cleanup: unreachable': failed,
    'cleanup: account not removed': {
      'the backend is down': (network) => network.answerWith('/api/v1', answers(503)),
      'the backend refuses the token': revokeBackendTokens,
      'no longer an admin of the backend': revokeBackendAdmin,
    },
  },
})
