import { hashPassword } from '../../../../mocks/db/password.ts'
import {
  checkAdmin,
  endUnfinishedSignIn,
  signIn,
} from '../../../../src/flows/admin-login/adminLogin.actors.ts'
import { adminLoginMachine } from '../../../../src/flows/admin-login/adminLogin.machine.ts'
import { USERS } from '../../../supabase/fixture.ts'
import { answers, createMockNetwork } from '../../../support/flows/mockNetwork.ts'
import { GRANT, HOSTED } from '../../../support/paths/examples.ts'
import { gives, type PathModel, rejects } from '../../../support/paths/model.ts'
import { answerAsUsual } from '../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const CREDENTIALS = { email: USERS.una.email, password: 'Hippocampus-1953' }

const model: PathModel<typeof adminLoginMachine> = {
  starts: { 'the overlay': undefined },
  events: [
    { type: 'field.edited', name: 'email', value: CREDENTIALS.email },
    { type: 'field.edited', name: 'password', value: CREDENTIALS.password },
    { type: 'form.submitted' },
    { type: 'secondFactor.verified' },
    { type: 'secondFactor.cancelled' },
  ],
  outcomes: {
    signIn: {
      accepted: gives({ outcome: 'accepted', hostedUser: HOSTED }),
      refused: gives({ outcome: 'refused', hostedUser: null }),
      'second factor required': gives({ outcome: 'secondFactor', hostedUser: HOSTED }),
      error: rejects('Broken'),
    },
    checkAdmin: {
      admin: gives({ isAdmin: true, grant: GRANT }),
      'no admin': gives({ isAdmin: false, grant: null }),
      'not checked': gives({ isAdmin: null, grant: null }),
      error: rejects('Broken'),
    },
  },
}

testPaths(adminLoginMachine, './adminLogin.machine.paths.txt', model)

const TOKEN = 'POST /hosted/auth/v1/token'
const ADMINS = 'GET /hosted/rest/v1/admin_users'

testLivePaths(adminLoginMachine, model, {
  actors: { signIn, checkAdmin, endUnfinishedSignIn },
  open: createMockNetwork,
  starts: model.starts,
  outcomes: {
    'signIn: accepted': async (network) => {
      network.answerAsUsual()
      const password_hash = await hashPassword(CREDENTIALS.password, 'salt')
      await network.backend.hosted.users.update(USERS.una.id, { password_hash })
    },
    'signIn: refused': (network) =>
      network.answerWith(TOKEN, answers(400, { error_code: 'invalid_credentials' })),
    'checkAdmin: admin': (network) =>
      network.backend.hosted.adminUsers.create({ id: USERS.una.id, user_id: USERS.una.id }),
    'checkAdmin: no admin': answerAsUsual,
    'checkAdmin: not checked': (network) => network.answerWith(ADMINS, answers(500)),
  },
})
