import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { APPLICATIONS, SETUPS, TOKENS, USERS } from '../../../supabase/fixture.ts'
import {
  DISABLED,
  LOGIN,
  logins,
  network,
  registerAtBackend,
  sessions,
  setUpServices,
  start,
  UNA,
} from '../../../support/flows/demoLoginActors.ts'
import { answers } from '../../../support/flows/mockNetwork.ts'
import { codeOf, enroll, liveSecondFactor } from '../../../support/flows/secondFactor.ts'

setUpServices()

describe('second factor', () => {
  test('the demo login verifies the code of the authenticator app before the backend login', async () => {
    await registerAtBackend(UNA)
    const { app } = await enroll(network, UNA, ['app'])
    const { actor, granted, submit, until } = start()
    submit(UNA)
    await until('challenged')

    const challenge = liveSecondFactor()
    challenge.on('secondFactor.verified', () => actor.send({ type: 'secondFactor.verified' }))
    challenge.start()
    await waitFor(challenge, (state) => state.matches({ challenged: 'entering' }))
    expect(logins()).toBe(0)
    expect(granted).not.toHaveBeenCalled()
    challenge.send({ type: 'code.edited', code: await codeOf(network, app?.secret ?? '') })
    challenge.send({ type: 'form.submitted' })

    await until('grantedBackend')
    expect(granted.mock.calls[0]?.[0].sessionEvent).toMatchObject({
      type: 'backend.granted',
      hostedUser: { email: UNA },
    })
    expect(network.backend.hosted.sessions.list().map(({ aal }) => aal)).toEqual(['aal2'])
  })

  test('the demo login claims the setup link after the code and creates the backend account', async () => {
    const { app } = await enroll(network, UNA, ['app'])
    const { actor, granted, submit, until } = start('', TOKENS.unused)
    submit(UNA)
    await until('challenged')
    const isClaimed = () => network.backend.hosted.approvedUsers.get(SETUPS.unused.id)?.account_created
    const challenge = liveSecondFactor()
    challenge.on('secondFactor.verified', () => actor.send({ type: 'secondFactor.verified' }))
    challenge.start()
    await waitFor(challenge, (state) => state.matches({ challenged: 'entering' }))
    expect(isClaimed()).toBe(false)
    challenge.send({ type: 'code.edited', code: await codeOf(network, app?.secret ?? '') })
    challenge.send({ type: 'form.submitted' })
    await until('grantedBackend')
    expect(granted.mock.calls[0]?.[0].sessionEvent.grant.user).toMatchObject({ name: 'Una Lindqvist' })
    expect(isClaimed()).toBe(true)
    expect(network.backend.hosted.waitlistSubmissions.get(APPLICATIONS.unused.id)).toMatchObject({
      owner_id: USERS.una.id,
      status: 'registered',
    })
  })

  test('the demo login ends all sessions when the second factor is cancelled', async () => {
    await registerAtBackend(UNA)
    await enroll(network, UNA, ['app'])
    const { actor, granted, submit, until } = start()
    submit(UNA)
    await until('challenged')
    actor.send({ type: 'secondFactor.cancelled' })
    const { context } = await until('editing')
    expect(context.fields.values).toEqual({ email: UNA, password: '' })
    expect(network.device.length).toBe(0)
    expect(sessions()).toBe(0)
    expect(logins()).toBe(0)
    expect(granted).not.toHaveBeenCalled()
  })

  test('the demo login refuses a disabled account after the second factor', async () => {
    await enroll(network, UNA, ['app'])
    network.answerWith(LOGIN, answers(403))
    const { actor, submit, until } = start()
    submit(UNA)
    await until('challenged')
    actor.send({ type: 'secondFactor.verified' })
    expect((await until('failed')).context.failure).toBe(DISABLED)
    expect(sessions()).toBe(0)
  })
})
