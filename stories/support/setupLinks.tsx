import { getResponse } from 'msw'
import { StrictMode, Suspense } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { systemClock } from '../../mocks/clock.ts'
import { createHostedDatabase } from '../../mocks/hosted/database.ts'
import { createHosted } from '../../mocks/hosted/hosted.ts'
import { createRandom } from '../../mocks/random.ts'
import { configureApi } from '../../src/api/settings.ts'
import { MagicSetupPage, SetupPage } from '../../src/app/pages/linkPages.tsx'
import { PATHS } from '../../src/domain/paths.ts'
import { configureHosted } from '../../src/hosted/client.ts'
import ToastRegion from '../../src/ui/Toasts/ToastRegion.tsx'
import { approveNoor } from '../../tests/support/flows/setupLink.ts'
import { MemoryStorage } from '../../tests/support/memoryStorage.ts'

/** Time for loading the provider's client and hashing passwords. */
export const LOADING_TIMEOUT = { timeout: 20_000 }

/** Starts a new provider for the story, with Noor's approved application. */
export async function serveApproval(): Promise<void> {
  sessionStorage.clear()
  const db = createHostedDatabase()
  await approveNoor({ backend: { hosted: db }, clock: systemClock })
  const { handlers } = createHosted({ db, clock: systemClock, random: createRandom(7) })
  configureHosted({
    url: '/hosted',
    key: 'public',
    storage: new MemoryStorage(),
    redirectOrigin: location.origin,
    fetch: async (input, init) =>
      (await getResponse(handlers, new Request(input, init))) ?? Response.json({}, { status: 501 }),
  })
  // The backend is unreachable, which does not stop account setup.
  configureApi({ baseUrl: '/nowhere', getToken: () => null, onUnauthorized: () => {} })
}

/** The pages of setup links as in the app, with toasts. Other pages show only their path. */
export function SetupLinks({ at }: { at: string }) {
  return (
    <StrictMode>
      <MemoryRouter initialEntries={[at]}>
        <Suspense fallback={null}>
          <Routes>
            <Route path={PATHS.setup} element={<SetupPage />} />
            <Route path={PATHS.magicSetup} element={<MagicSetupPage />} />
            <Route path="*" element={null} />
          </Routes>
        </Suspense>
        <Address />
      </MemoryRouter>
      <ToastRegion timeout={0} />
    </StrictMode>
  )
}

/** The router's path and history state. */
function Address() {
  const { pathname, search, state } = useLocation()
  return (
    <>
      <output aria-label="Address">{pathname + search}</output>
      <output aria-label="Kept">{JSON.stringify(state)}</output>
    </>
  )
}
