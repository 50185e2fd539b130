import { onTestFinished, vi } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { configureApi } from '../../../src/api/settings.ts'
import { signIn } from '../../../src/hosted/auth.ts'
import { configureHosted } from '../../../src/hosted/client.ts'
import { HOSTED_STORAGE_KEY } from '../../../src/hosted/hostedSettings.ts'
import { createProviderStorage } from '../../../src/session/providerStorage.ts'
import { liveActors } from '../../../src/session/session.actors.ts'
import { sessionMachine } from '../../../src/session/session.machine.ts'
import type { StoredSession } from '../../../src/session/session.types.ts'
import { storeBackendIssue, storeDemoAccess, storeGrant } from '../../../src/session/storage.ts'
import { USERS } from '../../supabase/fixture.ts'
import { revokeBackendTokens } from '../../support/flows/backendAccount.ts'
import { createMockNetwork, type MockNetwork, offline, PASSWORD } from '../../support/flows/mockNetwork.ts'
import { signUp } from '../../support/mocks/testBackend.ts'
import { GRANT, HOSTED, USER } from '../../support/paths/examples.ts'
import { gives, type PathModel, rejects } from '../../support/paths/model.ts'
import { answerAsUsual, outages } from '../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../support/paths/testLivePaths.ts'
import { testPaths } from '../../support/paths/testPaths.ts'

const nobody: StoredSession = { grant: null, hostedUser: null, backendIssue: null, isDemo: false }
const otherName = { ...GRANT, user: { ...USER, name: 'Una L.' } }

const model: PathModel<typeof sessionMachine> = {
  starts: { 'the app': undefined },
  // A sign-in grants access once. The calls are reads that replace the one before.
  repeatable: ['backend.granted', 'hosted.granted'],
  events: [
    { type: 'backend.granted', grant: GRANT, hostedUser: HOSTED },
    { type: 'backend.granted', grant: GRANT, hostedUser: null },
    { type: 'hosted.granted', hostedUser: HOSTED, backendIssue: 'unreachable' },
    { type: 'demo.granted' },
    { type: 'signOut.requested' },
    { type: 'deviceSignOut.requested' },
    { type: 'signInAgain.requested' },
    { type: 'session.expired' },
    { type: 'backendToken.rejected' },
    { type: 'user.changed', user: { ...USER, name: 'Una L.' } },
    { type: 'hosted.changed', hostedUser: { ...HOSTED, firstName: 'Uno' } },
    { type: 'hosted.changed', hostedUser: null },
    { type: 'storage.changed', stored: nobody, endReason: 'otherTab' },
    { type: 'storage.changed', stored: { ...nobody, grant: otherName }, endReason: 'otherTab' },
  ],
  outcomes: {
    restoreSession: {
      backend: gives({ ...nobody, grant: GRANT, hostedUser: HOSTED }),
      hosted: gives({ ...nobody, hostedUser: HOSTED, backendIssue: 'noAccount' }),
      demo: gives({ ...nobody, isDemo: true }),
      nobody: gives(nobody),
      'unreadable storage': rejects('No storage'),
    },
    refreshGrant: { refreshed: gives(otherName), unreachable: rejects('Offline') },
    refreshHosted: {
      refreshed: gives({ ...HOSTED, firstName: 'Uno' }),
      ended: gives(null),
      unreachable: rejects('Offline'),
    },
    endSession: { ended: gives(), unreachable: rejects('Offline') },
  },
}

testPaths(sessionMachine, './session.machine.paths.txt', model)

const device = new MemoryStorage()
const providerStorage = createProviderStorage(device)

/** Starts a provider session, whose access token has expired if it is outdated. */
async function startProviderSession(network: MockNetwork, isOutdated: boolean) {
  network.answerAsUsual()
  await signIn({ email: USERS.una.email, password: PASSWORD })
  if (!isOutdated) return
  const stored = JSON.parse(providerStorage.getItem(HOSTED_STORAGE_KEY) ?? '')
  providerStorage.setItem(HOSTED_STORAGE_KEY, JSON.stringify({ ...stored, expires_at: 1 }))
}

/** The backend's answer counts only if the stored session is still the same. */
function storeCurrentGrant(network: MockNetwork, { context }: SnapshotFrom<typeof sessionMachine>) {
  network.answerAsUsual()
  if (context.grant !== null) storeGrant(device, context.grant)
}

type Prepare = (network: MockNetwork, snapshot: SnapshotFrom<typeof sessionMachine>) => unknown

/** Causes that need the same preparation. */
const causesAfter = (prepare: Prepare, causes: Record<string, Prepare>): Record<string, Prepare> =>
  Object.fromEntries(
    Object.entries(causes).map(([name, cause]) => [
      name,
      async (network, snapshot) => {
        await prepare(network, snapshot)
        await cause(network, snapshot)
      },
    ]),
  )

testLivePaths(sessionMachine, model, {
  actors: liveActors(device, providerStorage),
  comparedOutput: (output) => output === null,
  open: async () => {
    const network = await createMockNetwork()
    device.clear()
    providerStorage.discard()
    configureHosted({
      url: '/hosted',
      key: 'anon-key',
      storage: providerStorage,
      redirectOrigin: 'https://app.example',
    })
    const { token } = await signUp(network.backend, USERS.una.email)
    configureApi({ baseUrl: 'https://app.example/api/v1', getToken: () => token, onUnauthorized: () => {} })
    return network
  },
  starts: model.starts,
  outcomes: {
    'restoreSession: backend': async (network) => {
      await startProviderSession(network, false)
      providerStorage.persist()
      storeGrant(device, GRANT)
    },
    'restoreSession: hosted': async (network) => {
      await startProviderSession(network, false)
      providerStorage.persist()
      storeBackendIssue(device, 'noAccount')
    },
    'restoreSession: demo': () => storeDemoAccess(device),
    'restoreSession: nobody': () => device.clear(),
    'restoreSession: unreadable storage': () => {
      const read = vi.spyOn(device, 'getItem').mockImplementation(() => {
        throw new DOMException('The storage is blocked.', 'SecurityError')
      })
      onTestFinished(() => read.mockRestore())
    },
    'refreshGrant: refreshed': storeCurrentGrant,
    'refreshGrant: unreachable': causesAfter(storeCurrentGrant, {
      ...outages,
      'a revoked token': revokeBackendTokens,
      'a deactivated account': async ({ backend: { db } }) => {
        for (const { id } of db.users.list()) await db.users.update(id, { is_active: false })
      },
    }),
    'refreshHosted: refreshed': (network) => startProviderSession(network, true),
    'refreshHosted: ended': async (network) => {
      await startProviderSession(network, true)
      for (const { id } of network.backend.hosted.sessions.list()) network.backend.hosted.sessions.delete(id)
    },
    'refreshHosted: unreachable': async (network) => {
      await startProviderSession(network, true)
      network.answerWith('', (request) => {
        // The provider's client repeats the refresh for half a minute.
        const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_000)
        onTestFinished(() => later.mockRestore())
        return offline(request)
      })
    },
    'endSession: ended': answerAsUsual,
    'endSession: unreachable': causesAfter((network) => startProviderSession(network, false), outages),
  },
})
