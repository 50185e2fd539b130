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
import type { MockNetwork } from '../../../../support/flows/mockNetwork.ts'
import { gives, type PathModel, rejects } from '../../../../support/paths/model.ts'
import { answerAsUsual, outages } from '../../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'

const application = createApplication({ id: 'a1', status: 'approved' })

const model: PathModel<typeof applicationActionMachine> = {
  starts: {
    resend: { application, action: 'resend', hasBackend: false },
    reset: { application, action: 'reset', hasBackend: false },
    cleanup: { application, action: 'cleanup', hasBackend: true },
  },
  events: [{ type: 'retry.requested', hasBackend: true }],
  outcomes: {
    act: { done: gives({ kind: 'done', application, accountError: null }), unreachable: rejects('Offline') },
  },
  distinguish: ({ action }) => action,
}

testPaths(applicationActionMachine, './applicationAction.machine.paths.txt', model)

const stored = APPLICATIONS.unused
const live = createApplication({ ...stored, reviewed_at: null })

const changeStored = ({ backend }: MockNetwork) =>
  backend.hosted.waitlistSubmissions.update(stored.id, { status: 'registered' })
const finished = {
  done: answerAsUsual,
  'changed by another admin': changeStored,
  'no longer an admin': revokeHostedAdmin,
}

testLivePaths(applicationActionMachine, model, {
  actors: liveActors,
  async open() {
    const network = await openAsHostedAdmin()
    await signInAdminToBackend(network)
    await network.backend.db.users.create(createUserRow({ id: 'applicant', email: stored.email }))
    return network
  },
  starts: {
    resend: { application: live, action: 'resend', hasBackend: false },
    reset: { application: live, action: 'reset', hasBackend: false },
    cleanup: { application: live, action: 'cleanup', hasBackend: true },
  },
  outcomes: {
    'act: done': finished,
    'act: unreachable': { ...outages, 'an ended session': endHostedSession },
  },
})
