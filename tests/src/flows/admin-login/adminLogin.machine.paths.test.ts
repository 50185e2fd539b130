import { onTestFinished, vi } from 'vitest'
import { hashPassword } from '../../../../mocks/db/password.ts'
import { register } from '../../../../src/api/auth.ts'
import { waitlistRegistration } from '../../../../src/domain/registration.ts'
import {
  checkAdmin,
  endUnfinishedSignIn,
  signIn,
} from '../../../../src/flows/admin-login/adminLogin.actors.ts'
import type {
  AdminCheckResult,
  ProviderResult,
} from '../../../../src/flows/admin-login/adminLogin.machine.ts'
import { adminLoginMachine } from '../../../../src/flows/admin-login/adminLogin.machine.ts'
import { USERS } from '../../../supabase/fixture.ts'
import { addFactor } from '../../../support/flows/addFactor.ts'
import { answers, createMockNetwork, type MockNetwork, offline } from '../../../support/flows/mockNetwork.ts'
import { GRANT, HOSTED } from '../../../support/paths/examples.ts'
import { gives, type PathModel, rejects } from '../../../support/paths/model.ts'
import { answerAsUsual } from '../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const CREDENTIALS = { email: USERS.una.email, password: ' Hippocampus-1953 ' }

const model: PathModel<typeof adminLoginMachine> = {
  starts: { 'the overlay': undefined },
  events: [
    { type: 'field.edited', name: 'email', value: ` ${CREDENTIALS.email} ` },
    { type: 'field.edited', name: 'password', value: CREDENTIALS.password },
    { type: 'form.submitted' },
    { type: 'secondFactor.verified' },
    { type: 'secondFactor.cancelled' },
  ],
  outcomes: {
    signIn: {
      accepted: gives({ outcome: 'accepted', hostedUser: HOSTED }),
      refused: gives({ outcome: 'refused', hostedUser: null }),
      unreachable: gives({ outcome: 'unreachable', hostedUser: null }),
      'second factor required': gives({ outcome: 'secondFactor', hostedUser: HOSTED }),
      'too many attempts': gives({ outcome: { message: 'Wait.' }, hostedUser: null }),
      error: rejects('Broken'),
    },
    checkAdmin: {
      admin: gives({ isAdmin: true, grant: GRANT }),
      'admin without backend access': gives({ isAdmin: true, grant: null }),
      'no admin': gives({ isAdmin: false, grant: null }),
      'not checked': gives({ isAdmin: null, grant: null }),
      error: rejects('Broken'),
    },
  },
}

testPaths(adminLoginMachine, './adminLogin.machine.paths.txt', model)

const isAdminRow = { id: USERS.una.id, user_id: USERS.una.id }
const TOKEN = '/hosted/auth/v1/token'
const ADMINS = '/hosted/rest/v1/admin_users'
const BACKEND = '/api/v1'

/** The causes by which a service returns no result. */
const outagesOf = (start: string) => ({
  'no connection': (network: MockNetwork) => network.answerWith(start, offline),
  'status 500': (network: MockNetwork) => network.answerWith(start, answers(500)),
  'status 429': (network: MockNetwork) => network.answerWith(start, answers(429)),
})

/** An admin whom the backend does not accept. */
const makeAdmin = (prepare: (network: MockNetwork) => unknown) => async (network: MockNetwork) => {
  await network.backend.hosted.adminUsers.create(isAdminRow)
  await prepare(network)
}

testLivePaths(adminLoginMachine, model, {
  actors: { signIn, checkAdmin, endUnfinishedSignIn },
  async open() {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => warn.mockRestore())
    const network = await createMockNetwork()
    const password_hash = await hashPassword(CREDENTIALS.password, 'salt')
    await network.backend.hosted.users.update(USERS.una.id, { password_hash })
    return network
  },
  starts: model.starts,
  comparedOutput: (output) => {
    const { outcome, isAdmin, grant } = output as Partial<ProviderResult & AdminCheckResult>
    return [typeof outcome === 'object' ? 'ended' : outcome, isAdmin, grant === null]
  },
  outcomes: {
    'signIn: accepted': answerAsUsual,
    'signIn: refused': {
      'another password': (network) =>
        network.backend.hosted.users.update(USERS.una.id, { password_hash: 'changed' }),
      'no such account': (network) => network.backend.hosted.users.delete(USERS.una.id),
    },
    'signIn: unreachable': {
      'no connection': outagesOf(TOKEN)['no connection'],
      'status 500': outagesOf(TOKEN)['status 500'],
    },
    'signIn: too many attempts': outagesOf(TOKEN)['status 429'],
    'signIn: second factor required': (network) => addFactor(network),
    'checkAdmin: admin': async (network) => {
      await network.backend.hosted.adminUsers.create(isAdminRow)
      await register(waitlistRegistration({ ...CREDENTIALS, firstName: 'Una', lastName: 'Lindqvist' }))
    },
    'checkAdmin: admin without backend access': {
      'no backend account': makeAdmin(answerAsUsual),
      'a deactivated backend account': makeAdmin((network) => network.answerWith(BACKEND, answers(403))),
      ...Object.fromEntries(
        Object.entries(outagesOf(BACKEND)).map(([cause, prepare]) => [cause, makeAdmin(prepare)]),
      ),
    },
    'checkAdmin: no admin': answerAsUsual,
    'checkAdmin: not checked': outagesOf(ADMINS),
  },
})
