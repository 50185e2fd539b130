import { beforeEach, expect, test, vi } from 'vitest'
import { type ActorLogic, createActor, toPromise, waitFor } from 'xstate'
import { MemoryStorage } from '../../../../mocks/demo/storage/memoryStorage.ts'
import { login, register } from '../../../../src/api/auth.ts'
import { readDeviceSettings } from '../../../../src/device/deviceSettings.ts'
import { readAnsweredFields } from '../../../../src/device/onboardingAnswers.ts'
import { waitlistRegistration } from '../../../../src/domain/registration.ts'
import { liveActors } from '../../../../src/flows/onboarding/onboarding.actors.ts'
import { onboardingMachine } from '../../../../src/flows/onboarding/onboarding.machine.ts'
import { currentUser, signIn, signUp } from '../../../../src/hosted/auth.ts'
import { claimLink } from '../../../../src/hosted/setup.ts'
import { clearSetupData, storeSetupData } from '../../../../src/session/signUpStorage.ts'
import { openAsUser, USER_ID } from '../../../support/flows/backendAccount.ts'
import { createMockNetwork, type MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { approveNoor, NOOR, resetNoor, setupStateOf } from '../../../support/flows/setupLink.ts'
import { middling } from './support.ts'

const noor = {
  email: NOOR.email,
  password: 'sleep-spindle-9',
  firstName: NOOR.firstName,
  lastName: NOOR.lastName,
}
const credentials = { email: noor.email, password: noor.password }
const personality = { contradiction_tolerance: 0.46, belief_sensitivity: 'moderate' } as const

let network: MockNetwork
beforeEach(async () => {
  network = await createMockNetwork()
  vi.stubGlobal('localStorage', new MemoryStorage())
  await approveNoor(network)
})

// biome-ignore lint/suspicious/noExplicitAny: the logic of any call
const call = <Input>(logic: ActorLogic<any, any, Input>, input: Input) =>
  toPromise(createActor(logic, { input } as never).start())

/** Does what /magic-setup does before it opens onboarding. */
async function completeMagicSetup() {
  await signUp(noor)
  await claimLink(NOOR.token)
}

const CALLS = {
  registering: 'POST /api/v1/auth/register',
  signingUp: 'POST /hosted/auth/v1/signup',
  claiming: 'PATCH /hosted/rest/v1/approved_users',
  markingRegistered: 'PATCH /hosted/rest/v1/waitlist_submissions?owner_id=',
  signingOut: 'POST /hosted/auth/v1/logout',
}
const isPasswordStored = () =>
  [sessionStorage, network.device].some((storage) =>
    Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? '')).some((value) =>
      value?.includes(noor.password),
    ),
  )

/** Answers the last question and waits for the end of the calls. */
function finish() {
  const progress = { step: 'question5', aiName: 'Mnemosyne', answers: middling }
  const input = { account: noor, setupToken: NOOR.token, userId: null, email: '', progress }
  const actor = createActor(onboardingMachine.provide({ actors: liveActors }), { input })
  actor.on('setupData.used', clearSetupData)
  actor.start().send({ type: 'answer.chosen', question: 'question5', answer: 'moderate' })
  return waitFor(actor, ({ value }) => value === 'created' || value === 'failed')
}

test('five calls in order create the accounts, the last one without the password on the device', async () => {
  await completeMagicSetup()
  storeSetupData(noor)
  const passwordStored: [string, boolean][] = []
  for (const [name, line] of Object.entries(CALLS))
    network.answerWith(line, (request) => {
      passwordStored.push([name, isPasswordStored()])
      return network.backend.handle(request)
    })
  expect((await finish()).value).toBe('created')
  expect(passwordStored).toEqual([
    ['registering', true],
    ['signingUp', true],
    ['claiming', true],
    ['markingRegistered', true],
    ['signingOut', false],
  ])
  expect(await currentUser()).toBeNull()
  expect(setupStateOf(network)).toMatchObject({ status: 'registered', accountCreated: true })
  expect((await signIn(credentials)).firstName).toBe('Noor')
  expect((await login(credentials)).user).toMatchObject({
    name: 'Noor Haddad',
    machine_name: 'Mnemosyne',
    ...personality,
  })
})

test('all calls can be repeated after a reload, which ends the session at the provider', async () => {
  await completeMagicSetup()
  network.answerWith(CALLS.markingRegistered, () => Response.json({ message: 'Down.' }, { status: 500 }))
  expect((await finish()).context.failure?.at).toBe('markingRegistered')
  network.answerAsUsual()
  network.device.clear()
  expect((await finish()).value).toBe('created')
  expect(setupStateOf(network)).toMatchObject({ status: 'registered', accountCreated: true })
})

const registration = { account: noor, answers: { machine_name: 'Mnemosyne', ...personality } }

test('the answers are saved in an account with this password, with its own token', async () => {
  await register(waitlistRegistration(noor))
  await call(liveActors.register, registration)
  expect((await login(credentials)).user).toMatchObject({
    name: 'Noor Haddad',
    machine_name: 'Mnemosyne',
    ...personality,
  })
  expect(readAnsweredFields(noor.email)).toBeNull()
})

test('another password is named, and the answers are kept for the next sign-in', async () => {
  await register(waitlistRegistration({ ...noor, password: 'another-password-1' }))
  await expect(call(liveActors.register, registration)).rejects.toThrow(
    'Documents and chat have a different password for this email. Contact us to change it.',
  )
  expect(readAnsweredFields(noor.email)).toEqual(registration.answers)
})

test('a registration is aborted when the page is left', async () => {
  const sent = Promise.withResolvers<AbortSignal>()
  network.answerWith('POST /api/v1/auth/register', ({ signal }) => {
    sent.resolve(signal)
    return new Promise<never>(() => {})
  })
  const registering = createActor(liveActors.register, { input: registration }).start()
  const signal = await sent.promise
  registering.stop()
  expect(signal.aborted).toBe(true)
})

test('a sign-up with the email of an account that has another password fails with that reason', async () => {
  await signUp(noor)
  network.device.clear()
  const other = { ...noor, password: 'another-password-1' }
  await expect(call(liveActors.signUp, other)).rejects.toThrow(
    'This email has an account with another password.',
  )
})

test('a malformed token is not needed if the application is claimed already', async () => {
  await completeMagicSetup()
  await expect(call(liveActors.claim, { setupToken: '<b>\n=1+1' })).resolves.toBeUndefined()
})

test('a link that was reset fails with that reason', async () => {
  await completeMagicSetup()
  await resetNoor(network)
  await expect(call(liveActors.claim, { setupToken: NOOR.token })).rejects.toThrow(
    'The link was reset or has expired, or it belongs to another account.',
  )
})

const fields = { machine_name: 'Mnemosyne', ...personality }
const save = (user: { userId?: string; email?: string }) =>
  call(liveActors.saveProfile, { userId: null, email: '', ...user, answers: fields })

test('the answers are saved in the profile of a backend user and not on the device', async () => {
  network = await openAsUser()
  expect(await save({ userId: USER_ID })).toMatchObject({ id: USER_ID, ...fields })
  expect(readDeviceSettings()).toEqual({})
})

test('the answers of a user without a backend account are stored on the device for the registration of this email', async () => {
  expect(await save({ email: 'Noor@lab.example' })).toBeNull()
  expect(network.sent).toEqual([])
  expect(readAnsweredFields('noor@lab.example')).toEqual(fields)
})

test('the answers of a demo guest are stored as settings only', async () => {
  await save({})
  expect(readDeviceSettings()).toMatchObject({ machineName: 'Mnemosyne', contradictionTolerance: 0.46 })
  expect(readAnsweredFields('')).toBeNull()
})

test('saving the answers fails with a reason if the browser refuses to store them', async () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  await expect(save({ email: noor.email })).rejects.toThrow("Your browser couldn't save this")
})
