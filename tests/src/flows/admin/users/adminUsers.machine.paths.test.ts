import { ApiError } from '../../../../../src/api/errors.ts'
import { adminUsersMachine } from '../../../../../src/flows/admin/users/adminUsers.machine.ts'
import { GRANT, USER } from '../../../../support/paths/examples.ts'
import { gives, rejects } from '../../../../support/paths/model.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'

const other = { ...USER, id: 'u2', email: 'ada@lab.example' }
const tokenRefused = new ApiError('Unauthorized', { kind: 'http', status: 401 })
const inactive = { ...other, id: 'u3', is_active: false }

testPaths(adminUsersMachine, './adminUsers.machine.paths.txt', {
  starts: {
    'backend access': { email: USER.email, self: USER },
    'no backend access': { email: USER.email, self: null },
  },
  events: [
    { type: 'password.edited', password: 'Hippocampus-1953' },
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
})
