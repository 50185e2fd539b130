import { describe, expect, test } from 'vitest'
import { register } from '../../../../src/api/auth.ts'
import { storeOnboardingAnswers } from '../../../../src/device/onboardingAnswers.ts'
import { waitlistRegistration } from '../../../../src/domain/registration.ts'
import type { WaitlistStatus } from '../../../../src/domain/waitlist.ts'
import { APPLICATIONS, USERS } from '../../../supabase/fixture.ts'
import { network, setUpServices, start, UNA } from '../../../support/flows/demoLoginActors.ts'
import { answers, offline } from '../../../support/flows/mockNetwork.ts'

setUpServices()

describe('completing the setup', () => {
  const application = () => network.backend.hosted.waitlistSubmissions.get(APPLICATIONS.unused.id)
  const own = (status: WaitlistStatus, userId: string = USERS.una.id) =>
    network.backend.hosted.waitlistSubmissions.update(APPLICATIONS.unused.id, { owner_id: userId, status })
  const registrations = () => network.sent.filter((line) => line === 'POST /api/v1/auth/register').length
  const backendUser = () => network.backend.db.users.find('email', UNA)

  test.each(['approved', 'registered', 'active'] as const)(
    'creates the backend account for the owner of an application with status %s',
    async (status) => {
      await own(status)
      const { granted, submit, until } = start()
      submit(UNA)
      await until('grantedBackend')
      expect(granted.mock.calls[0]?.[0]).toMatchObject({
        sessionEvent: { type: 'backend.granted', hostedUser: { email: UNA } },
        notice: null,
      })
      expect(backendUser()).toMatchObject({
        first_name: APPLICATIONS.unused.first_name,
        machine_name: 'Assistant',
        contradiction_tolerance: 0,
      })
      expect(application()?.status).toBe(status === 'approved' ? 'registered' : status)
    },
  )

  test('creates the backend account with the answers of an onboarding on this device', async () => {
    await own('registered')
    storeOnboardingAnswers(UNA, {
      machineName: 'Pharos',
      contradictionTolerance: 0.45,
      beliefSensitivity: 'high',
    })
    const { submit, until } = start()
    submit(UNA)
    await until('grantedBackend')
    expect(backendUser()).toMatchObject({ machine_name: 'Pharos', contradiction_tolerance: 0.45 })
  })

  test.each([
    ['the application is pending', () => own('pending')],
    ['the application was rejected', () => own('rejected')],
    ['the application belongs to another account', () => own('approved', USERS.other.id)],
    ['nobody has opened the link', async () => {}],
    ['the application cannot be read', async () => network.answerWith('GET /hosted/rest', offline)],
  ])('creates no backend account if %s', async (_, prepare) => {
    await prepare()
    const { granted, submit, until } = start()
    submit(UNA)
    await until('grantedHosted')
    expect(registrations()).toBe(0)
    expect(granted.mock.calls[0]?.[0].sessionEvent.backendIssue).toBe('noAccount')
  })

  test('names the contact if the backend account has another password', async () => {
    await own('approved')
    await register(
      waitlistRegistration({ firstName: 'Una', lastName: 'L', email: UNA, password: 'another-password-7' }),
    )
    const { granted, submit, until } = start()
    submit(UNA)
    await until('grantedHosted')
    expect(granted.mock.calls[0]?.[0]).toMatchObject({
      sessionEvent: { backendIssue: 'otherPassword' },
      notice: { text: expect.stringContaining('a different password. Contact us') },
    })
    expect(application()?.status).toBe('approved')
  })

  test.each([
    ['is down', offline],
    ['answers 500', answers(500, { detail: 'Broken' })],
  ])('creates no backend account while the backend %s for registrations', async (_, answer) => {
    await own('approved')
    network.answerWith('POST /api/v1/auth/register', answer)
    const { granted, submit, until } = start()
    submit(UNA)
    await until('grantedHosted')
    expect(granted.mock.calls[0]?.[0].sessionEvent.backendIssue).toBe('noAccount')
  })
})
