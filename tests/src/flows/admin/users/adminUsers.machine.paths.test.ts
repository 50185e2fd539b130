import { createUserRow } from '../../../../../mocks/factories/user.ts'
import { login } from '../../../../../src/api/auth.ts'
import { ApiError } from '../../../../../src/api/errors.ts'
import { liveActors } from '../../../../../src/flows/admin/users/adminUsers.actors.ts'
import { adminUsersMachine } from '../../../../../src/flows/admin/users/adminUsers.machine.ts'
import {
  revokeBackendAdmin,
  revokeBackendTokens,
  signInToBackend,
} from '../../../../support/flows/backendAccount.ts'
import { createMockNetwork } from '../../../../support/flows/mockNetwork.ts'
import { GRANT, USER } from '../../../../support/paths/examples.ts'
import { gives, type PathModel, rejects } from '../../../../support/paths/model.ts'
import { answerAsUsual, outages } from '../../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'

const PASSWORD = 'Hippocampus-1953'
const other = { ...USER, id: 'u2', email: 'ada@lab.example' }
const tokenRefused = new ApiError('Unauthorized', { kind: 'http', status: 401 })
const inactive = { ...other, id: 'u3', is_active: false }

const starts = {
  'backend access': { email: USER.email, self: USER },
  'no backend access': { email: USER.email, self: null },
}

const model: PathModel<typeof adminUsersMachine> = {
  starts,
  events: [
    { type: 'password.edited', password: PASSWORD },
    { type: 'connection.submitted' },
    { type: 'reload.requested' },
    { type: 'search.edited', search: 'ada' },
    { type: 'search.edited', search: 'ada ' },
    { type: 'search.edited', search: 'una' },
    { type: 'search.edited', search: '' },
    { type: 'change.requested', user: other },
    { type: 'change.requested', user: inactive },
    { type: 'change.requested', user: USER },
    { type: 'deactivation.confirmed' },
    { type: 'deactivation.cancelled' },
  ],
  outcomes: {
    connect: { connected: gives(GRANT), refused: rejects('Wrong password') },
    listUsers: {
      users: gives([USER, other]),
      'no users': gives([]),
      'token refused': rejects(tokenRefused),
      unreachable: rejects('Offline'),
    },
    changeAccount: {
      changed: gives({ ...other, is_active: false }),
      'token refused': rejects(tokenRefused),
      unreachable: rejects('Offline'),
    },
  },
}

const passwordModel: PathModel<typeof adminUsersMachine> = {
  starts: { 'the action of a row': starts['backend access'] },
  events: [
    { type: 'passwordChange.requested', user: other },
    { type: 'newPassword.edited', name: 'password', value: PASSWORD },
    { type: 'newPassword.edited', name: 'confirmPassword', value: PASSWORD },
    { type: 'newPassword.edited', name: 'password', value: 'short' },
    { type: 'newPassword.submitted' },
    { type: 'passwordChange.cancelled' },
    { type: 'change.requested', user: inactive },
  ],
  outcomes: {
    changePassword: {
      changed: gives(other),
      'token refused': rejects(tokenRefused),
      unreachable: rejects('Offline'),
    },
    changeAccount: { unreachable: rejects('Offline') },
  },
}

testPaths(adminUsersMachine, './adminUsers.machine.paths.txt', model, passwordModel)

async function open() {
  const network = await createMockNetwork()
  await signInToBackend(network, { roles: ['admin'], id: USER.id, email: USER.email, password: PASSWORD })
  for (const { id, email, is_active } of [other, { ...inactive, email: 'jon@lab.example' }])
    await network.backend.db.users.create(createUserRow({ id, email, is_active }))
  return network
}

testLivePaths(adminUsersMachine, model, {
  actors: liveActors,
  open,
  starts,
  outcomes: {
    'connect: connected': answerAsUsual,
    'connect: refused': {
      'another password': ({ backend }) => backend.db.users.update(USER.id, { password_hash: 'changed' }),
      'no such account': ({ backend }) => backend.db.users.delete(USER.id),
      'a deactivated account': ({ backend }) => backend.db.users.update(USER.id, { is_active: false }),
      ...outages,
    },
    'listUsers: users': answerAsUsual,
    'listUsers: token refused': revokeBackendTokens,
    'listUsers: unreachable': {
      ...outages,
      'a deactivated account': ({ backend }) => backend.db.users.update(USER.id, { is_active: false }),
    },
    'changeAccount: changed': answerAsUsual,
    'changeAccount: token refused': {
      'a revoked token': revokeBackendTokens,
      'a deactivated account': ({ backend }) => backend.db.users.update(USER.id, { is_active: false }),
    },
    'changeAccount: unreachable': {
      ...outages,
      'no longer an admin': revokeBackendAdmin,
      'a deleted account': ({ backend }) => {
        for (const { id } of [other, inactive]) backend.db.users.delete(id)
      },
    },
  },
})

testLivePaths(adminUsersMachine, passwordModel, {
  actors: liveActors,
  open,
  starts: passwordModel.starts,
  outcomes: {
    // After a token was refused.
    'changePassword: changed': (network) => {
      network.answerAsUsual()
      return login({ email: USER.email, password: PASSWORD })
    },
    'changePassword: token refused': revokeBackendTokens,
    'changePassword: unreachable': { ...outages, 'no longer an admin': revokeBackendAdmin },
    'changeAccount: unreachable': outages,
  },
})
