import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../../src/domain/settings.ts'
import { sectionActorOf } from '../../../../src/flows/settings/sectionActor.ts'
import { toasts } from '../../../../src/ui/Toasts/toasts.ts'
import { mira } from '../../../../stories/support/users.ts'
import { eventually } from '../../../support/eventually.ts'
import { answers, type MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { createSettingsNetwork } from '../../../support/flows/settings.ts'
import { isLeaveWarned, signedInSession } from '../../../support/flows/signedInSession.ts'

const input = { accountId: 'mira', saved: { ...DEFAULT_SETTINGS, displayName: 'Mira' } }
const renamed = { type: 'setting.edited', change: { displayName: 'Ada' } } as const

let network: MockNetwork
beforeEach(async () => {
  ;({ network } = await createSettingsNetwork())
  vi.stubGlobal('window', new EventTarget())
  return () => vi.restoreAllMocks()
})

describe('section actor of a session', () => {
  test('a text that was just typed is saved after the page was left, and the session gets the new user', async () => {
    const session = signedInSession()
    network.answerWith('PUT /api/v1/users/mira', answers(200, { ...mira, name: 'Ada' }))
    const actor = sectionActorOf(session, 'profile', input)
    actor.send({ type: 'page.entered' })
    actor.send(renamed)
    expect(isLeaveWarned()).toBe(true)
    actor.send({ type: 'page.left' })
    await eventually(() => expect(session.getSnapshot().context.grant?.user.name).toBe('Ada'))
    expect(network.sent).toEqual(['PUT /api/v1/users/mira'])
    expect(isLeaveWarned()).toBe(false)
  })

  test('a failure is reported by a toast after the page was left, and the change is there when it is opened again', async () => {
    const reported = vi.spyOn(toasts, 'error').mockReturnValue()
    const session = signedInSession()
    network.answerWith('PUT /api/v1/users/mira', answers(503, { detail: 'Down.' }))
    const actor = sectionActorOf(session, 'profile', input)
    actor.send(renamed)
    actor.send({ type: 'page.left' })
    await eventually(() =>
      expect(reported.mock.calls).toEqual([
        ['Update Failed', 'Your last change in System Settings was not saved. Down.'],
      ]),
    )
    const returned = sectionActorOf(session, 'profile', input).getSnapshot()
    expect(returned.value).toBe('failed')
    expect(returned.context.edited).toEqual({ displayName: 'Ada' })
  })

  test('a failure is not reported by a toast while the page shows it', async () => {
    const reported = vi.spyOn(toasts, 'error').mockReturnValue()
    network.answerWith('PUT /api/v1/users/mira', answers(503, { detail: 'Down.' }))
    const actor = sectionActorOf(signedInSession(), 'profile', input)
    actor.send({ type: 'page.entered' })
    actor.send(renamed)
    actor.send({ type: 'editing.finished' })
    await eventually(() => expect(actor.getSnapshot().value).toBe('failed'))
    expect(reported).not.toHaveBeenCalled()
  })

  test('sections have separate actors', () => {
    const session = signedInSession()
    const profile = sectionActorOf(session, 'profile', input)
    expect(sectionActorOf(session, 'personalization', input)).not.toBe(profile)
    expect(sectionActorOf(session, 'profile', input)).toBe(profile)
  })

  test('the actor is stopped at sign-out', () => {
    const session = signedInSession()
    const actor = sectionActorOf(session, 'profile', input)
    session.send({ type: 'signOut.requested' })
    expect(actor.getSnapshot().status).toBe('stopped')
  })
})
