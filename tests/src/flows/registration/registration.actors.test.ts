import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { liveActors } from '../../../../src/flows/registration/registration.actors.ts'
import { registrationMachine } from '../../../../src/flows/registration/registration.machine.ts'
import { createMockNetwork } from '../../../support/flows/mockNetwork.ts'
import { approveNoor, NOOR, setupStateOf } from '../../../support/flows/setupLink.ts'

function start(token: string | null) {
  const actor = createActor(registrationMachine.provide({ actors: liveActors }), {
    input: { token, accountExists: false, email: '' },
  })
  return actor.start()
}

test('the registration flow checks the link, creates the account, claims the application and connects to the backend', async () => {
  const network = await createMockNetwork()
  await approveNoor(network)
  const actor = start(NOOR.token)
  const { email, firstName, lastName } = NOOR
  const { context } = await waitFor(actor, (state) => state.matches('editing'))
  expect(context.fields.values).toMatchObject({ email, firstName, lastName })
  for (const name of ['password', 'confirmPassword'] as const)
    actor.send({ type: 'field.edited', name, value: 'replay-at-night' })
  actor.send({ type: 'form.submitted' })
  expect((await waitFor(actor, (state) => state.status === 'done')).value).toBe('fullAccess')
  expect(network.sent.map((line) => line.replace(/\?.*/, ''))).toEqual([
    'GET /hosted/rest/v1/approved_users',
    'GET /hosted/rest/v1/approved_users',
    'POST /hosted/auth/v1/signup',
    'GET /hosted/rest/v1/approved_users',
    'PATCH /hosted/rest/v1/waitlist_submissions',
    'PATCH /hosted/rest/v1/approved_users',
    'PATCH /hosted/rest/v1/magic_links',
    'PATCH /hosted/rest/v1/waitlist_submissions',
    'POST /api/v1/auth/register',
    'POST /api/v1/auth/login',
  ])
  expect(setupStateOf(network)).toMatchObject({ status: 'registered', isOwned: true, linkUsed: true })
})

test('a registration without a token sends nothing', async () => {
  const network = await createMockNetwork()
  const { value, context } = await waitFor(start(null), (state) => !state.matches('checkingToken'))
  expect([value, context.problem]).toEqual(['rejected', 'missing'])
  expect(network.sent).toEqual([])
})
