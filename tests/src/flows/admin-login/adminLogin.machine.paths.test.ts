import { adminLoginMachine } from '../../../../src/flows/admin-login/adminLogin.machine.ts'
import { GRANT, HOSTED } from '../../../support/paths/examples.ts'
import { gives, rejects } from '../../../support/paths/model.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

testPaths(adminLoginMachine, './adminLogin.machine.paths.txt', {
  starts: { 'the overlay': undefined },
  events: [
    { type: 'field.edited', name: 'email', value: 'una@lab.example' },
    { type: 'field.edited', name: 'password', value: 'Hippocampus-1953' },
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
})
