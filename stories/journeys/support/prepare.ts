import type { StoryBackend } from '../../../mocks/browser.ts'
import { createProviderAccount, submitApplication } from '../../../mocks/worlds/providerCalls.ts'
import { sendJson } from '../../../mocks/worlds/sendJson.ts'
import { register } from '../../../src/api/auth.ts'
import type { ChatSession, LoginResponse } from '../../../src/api/types.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { personalRegistration } from '../../../src/domain/registration.ts'
import { openAccount } from '../../../src/hosted/openAccount.ts'
import { claimLink } from '../../../src/hosted/setup.ts'
import { storeSetupData } from '../../../src/session/signUpStorage.ts'
import { addAuthenticatorApp } from '../../support/authenticatorApp.ts'
import { loadProtocol, log } from './files.ts'
import { NOOR, NOTES, QUESTION } from './newcomer.ts'
import { expectSituation } from './situations.ts'

// Each journey starts from what the journey before it has stored. These functions store it without the app.

export async function prepareApplied(backend: StoryBackend): Promise<void> {
  await submitApplication(contextOf(backend), NOOR)
  expectSituation(backend, 'applied')
}

export async function prepareApproved(backend: StoryBackend): Promise<void> {
  await submitApplication(contextOf(backend), { ...NOOR, decision: 'approved', notes: NOTES })
  expectSituation(backend, 'approved')
}

/** The account is set up in this tab, where onboarding continues. Returns the path of onboarding. */
export async function prepareSetUp(backend: StoryBackend): Promise<string> {
  await prepareApproved(backend)
  const [setup] = backend.hosted.approvedUsers.list()
  if (setup === undefined) throw new Error('Nobody was approved.')
  const { email, password, firstName, lastName } = NOOR
  await openAccount({ email, password, firstName, lastName }, false)
  await claimLink(setup.setup_token)
  storeSetupData({ email, password, firstName, lastName })
  expectSituation(backend, 'setUp')
  return `${PATHS.onboarding}?setup_token=${setup.setup_token}`
}

/** Onboarding was finished, and Noor has signed in once. */
export async function prepareOnboarded(backend: StoryBackend): Promise<void> {
  await submitApplication(contextOf(backend), { ...NOOR, decision: 'approved', notes: NOTES })
  const personality = { contradiction_tolerance: 0.5, belief_sensitivity: 'moderate' } as const
  await register(personalRegistration(NOOR, { machine_name: NOOR.machineName, ...personality }))
  await createProviderAccount(contextOf(backend), NOOR)
  expectSituation(backend, 'onboarded')
}

export async function prepareAnswered(backend: StoryBackend): Promise<void> {
  await prepareOnboarded(backend)
  await index(backend, await loadProtocol())
  await ask(backend, 1)
  expectSituation(backend, 'answered')
}

export async function prepareContradicted(backend: StoryBackend): Promise<void> {
  await prepareAnswered(backend)
  await index(backend, log)
  await ask(backend, 1)
  expectSituation(backend, 'contradicted')
}

export async function prepareRecovered(backend: StoryBackend): Promise<void> {
  await prepareContradicted(backend)
  await ask(backend, 2)
  expectSituation(backend, 'recovered')
}

/** The secret of Noor's authenticator app. */
let secret = ''

export const authenticatorSecret = () => secret

export async function prepareProtected(backend: StoryBackend): Promise<void> {
  await prepareRecovered(backend)
  secret = await addAuthenticatorApp(NOOR)
  expectSituation(backend, 'protected')
}

export async function prepareDeleted(backend: StoryBackend): Promise<void> {
  await prepareOnboarded(backend)
  secret = await addAuthenticatorApp(NOOR)
  expectSituation(backend, 'deleted')
}

/** Time stands still while a situation is prepared. */
const contextOf = (backend: StoryBackend) => ({
  backend,
  clock: { now: () => Date.now(), sleep: async () => {} },
})

async function tokenOf(backend: StoryBackend): Promise<string> {
  const { email, password } = NOOR
  const login: LoginResponse = await sendJson(backend, 'POST', '/api/v1/auth/login', {
    body: { email, password },
  })
  return login.access_token
}

async function index(backend: StoryBackend, file: File): Promise<void> {
  const token = await tokenOf(backend)
  const body = new FormData()
  body.append('files', file)
  const { id }: { id: string } = await sendJson(backend, 'POST', '/api/v1/documents/upload', { token, body })
  await backend.idle()
  await sendJson(backend, 'POST', `/api/v1/rag/index-document/${id}`, { token })
}

/** Asks the question so many times in a new chat session. */
async function ask(backend: StoryBackend, times: number): Promise<void> {
  const token = await tokenOf(backend)
  const { id }: ChatSession = await sendJson(backend, 'POST', '/api/v1/chat/new', { token, body: {} })
  for (let asked = 0; asked < times; asked += 1)
    await sendJson(backend, 'POST', `/api/v1/chat/session/${id}/ask`, { token, body: { text: QUESTION } })
}
