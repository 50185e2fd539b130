import { beforeEach, expect, test, vi } from 'vitest'
import { privacyActorOf } from '../../../../src/flows/settings/privacyActor.ts'
import { toasts } from '../../../../src/ui/Toasts/toasts.ts'
import { mira } from '../../../../stories/support/users.ts'
import { answers, type MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { grantOf, isLeaveWarned, signedInSession } from '../../../support/flows/signedInSession.ts'
import { createSettingsNetwork } from './support.ts'

const owner = { backend: { id: 'mira', email: mira.email }, hosted: null }

let network: MockNetwork
beforeEach(async () => {
  ;({ network } = await createSettingsNetwork())
  vi.stubGlobal('window', new EventTarget())
  return () => vi.restoreAllMocks()
})

test('an export goes on after the page was left, with a warning, and its failure is reported by a toast', async () => {
  const reported = vi.spyOn(toasts, 'error').mockReturnValue()
  network.answerWith('/api/v1', answers(403, { detail: 'Down.' }))
  const actor = privacyActorOf(signedInSession(), owner)
  actor.send({ type: 'export.requested' })
  actor.send({ type: 'page.left' })
  expect(isLeaveWarned()).toBe(true)
  await network.idle()
  expect(reported.mock.calls).toEqual([['Export Failed', 'Down.']])
  expect(isLeaveWarned()).toBe(false)
})

test.each([
  ['at sign-out', { type: 'signOut.requested' }],
  ['for another user', grantOf('una')],
] as const)('the requests of an export are aborted %s', async (_, event) => {
  const signals: AbortSignal[] = []
  const sent = Promise.withResolvers<void>()
  network.answerWith('/api/v1', ({ signal }) => {
    signals.push(signal)
    sent.resolve()
    return new Promise<never>(() => {})
  })
  const session = signedInSession()
  privacyActorOf(session, owner).send({ type: 'export.requested' })
  await sent.promise
  session.send(event)
  expect(signals.every(({ aborted }) => aborted)).toBe(true)
})
