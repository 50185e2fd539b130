import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { DataOwner } from '../../../../src/flows/settings/privacy.machine.ts'
import { privacyActorOf } from '../../../../src/flows/settings/privacyActor.ts'
import { toasts } from '../../../../src/ui/Toasts/toasts.ts'
import { mira } from '../../../../stories/support/users.ts'
import { eventually } from '../../../support/eventually.ts'
import { answers, type MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { createSettingsNetwork } from '../../../support/flows/settings.ts'
import { grantOf, isLeaveWarned, signedInSession } from '../../../support/flows/signedInSession.ts'

const owner: DataOwner = { backend: { id: 'mira', email: mira.email }, hosted: null }

let network: MockNetwork
beforeEach(async () => {
  ;({ network } = await createSettingsNetwork())
  vi.stubGlobal('window', new EventTarget())
  return () => vi.restoreAllMocks()
})

describe('privacy actor of a session', () => {
  test('an export goes on after the page was left, and its failure is reported by a toast', async () => {
    const reported = vi.spyOn(toasts, 'error').mockReturnValue()
    const session = signedInSession()
    network.answerWith('/api/v1', answers(503, { detail: 'Down.' }))
    const actor = privacyActorOf(session, owner)
    actor.send({ type: 'export.requested' })
    expect(isLeaveWarned()).toBe(true)
    actor.send({ type: 'page.left' })
    await eventually(() => expect(reported.mock.calls).toEqual([['Export Failed', 'Down.']]))
    expect(privacyActorOf(session, owner)).toBe(actor)
    expect(actor.getSnapshot().value).toBe('exportFailed')
    expect(isLeaveWarned()).toBe(false)
  })

  test.each([
    ['at sign-out', { type: 'signOut.requested' }],
    ['for another user', grantOf('una')],
  ] as const)('an export is aborted %s', async (_, event) => {
    const signals: AbortSignal[] = []
    network.answerWith('/api/v1', (request) => {
      signals.push(request.signal)
      return new Promise<never>(() => {})
    })
    const session = signedInSession()
    const actor = privacyActorOf(session, owner)
    actor.send({ type: 'export.requested' })
    await eventually(() => expect(signals).not.toHaveLength(0))
    session.send(event)
    expect(actor.getSnapshot().status).toBe('stopped')
    expect(signals.every(({ aborted }) => aborted)).toBe(true)
    expect(isLeaveWarned()).toBe(false)
    expect(privacyActorOf(session, owner)).not.toBe(actor)
  })
})
