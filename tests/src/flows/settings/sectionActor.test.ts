import { beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../../src/domain/settings.ts'
import { sectionActorOf } from '../../../../src/flows/settings/sectionActor.ts'
import { toasts } from '../../../../src/ui/Toasts/toasts.ts'
import { mira } from '../../../../stories/support/users.ts'
import { answers, type MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { isLeaveWarned, signedInSession } from '../../../support/flows/signedInSession.ts'
import { createSettingsNetwork } from './support.ts'

const input = { accountId: 'mira', saved: { ...DEFAULT_SETTINGS, displayName: 'Mira' } }
const renamed = { type: 'setting.edited', change: { displayName: 'Ada' } } as const

let network: MockNetwork
beforeEach(async () => {
  ;({ network } = await createSettingsNetwork())
  vi.stubGlobal('window', new EventTarget())
  return () => vi.restoreAllMocks()
})

test('a text that was just typed is saved after the page was left, and the session gets the new user', async () => {
  const session = signedInSession()
  network.answerWith('PUT /api/v1/users/mira', answers(200, { ...mira, name: 'Ada' }))
  const actor = sectionActorOf(session, 'profile', input)
  actor.send(renamed)
  expect(isLeaveWarned()).toBe(true)
  actor.send({ type: 'page.left' })
  await network.idle()
  expect(session.getSnapshot().context.grant?.user.name).toBe('Ada')
  expect(isLeaveWarned()).toBe(false)
})

test('a failure is reported by a toast unless the page shows it', async () => {
  const reported = vi.spyOn(toasts, 'error').mockReturnValue()
  network.answerWith('PUT /api/v1/users/mira', answers(503, { detail: 'Down.' }))
  const actor = sectionActorOf(signedInSession(), 'profile', input)
  actor.send({ type: 'page.entered' })
  actor.send(renamed)
  actor.send({ type: 'editing.finished' })
  await network.idle()
  expect(actor.getSnapshot().value).toBe('failed')
  expect(reported).not.toHaveBeenCalled()
  actor.send({ type: 'page.left' })
  actor.send({ type: 'saving.retried' })
  await network.idle()
  expect(reported.mock.calls).toEqual([
    ['Update Failed', 'Your last change in System Settings was not saved. Down.'],
  ])
})

test('each section has its own actor', () => {
  const session = signedInSession()
  const profile = sectionActorOf(session, 'profile', input)
  expect(sectionActorOf(session, 'personalization', input)).not.toBe(profile)
})
