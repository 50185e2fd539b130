import type { Meta } from '@storybook/react-vite'
import { MemoryRouter, Navigate, Route, Routes } from 'react-router-dom'
import { createActor, type SnapshotFrom } from 'xstate'
import AppLayout from '../../src/app/AppLayout.tsx'
import { RedirectSignedIn } from '../../src/app/guards/RedirectSignedIn.tsx'
import { RequireSession } from '../../src/app/guards/RequireSession.tsx'
import { PATHS } from '../../src/domain/paths.ts'
import DemoLoginScreen from '../../src/flows/demo-login/DemoLoginScreen.tsx'
import { SessionProvider } from '../../src/session/SessionProvider.tsx'
import { initialSessionContext, sessionMachine } from '../../src/session/session.machine.ts'
import { EmptyState } from '../../src/ui/EmptyState/EmptyState.tsx'
import { una } from '../app/signedIn.tsx'
import { stateStory } from '../support/stateStory.tsx'
import { mira } from '../support/users.ts'

export default { title: 'Flows/Session' } satisfies Meta

/** What the route guards show at each state of the session for the address of a signed-in page. */
const view = (state: SnapshotFrom<typeof sessionMachine>) => (
  // The actor is not started, so the session stays in this state.
  <SessionProvider session={createActor(sessionMachine, { snapshot: state })}>
    <MemoryRouter initialEntries={[PATHS.knowledgeBase]}>
      <Routes>
        <Route element={<RequireSession />}>
          <Route element={<AppLayout />}>
            <Route path={PATHS.knowledgeBase} element={<EmptyState title="The page stands here" />} />
          </Route>
        </Route>
        <Route element={<RedirectSignedIn />}>
          <Route path={PATHS.home} element={<Navigate to={PATHS.demoLogin} replace />} />
          <Route path={PATHS.demoLogin} element={<DemoLoginScreen accessCodeHash="" />} />
        </Route>
      </Routes>
    </MemoryRouter>
  </SessionProvider>
)

export const Restoring = stateStory(sessionMachine, 'restoring', initialSessionContext, view)
/** Shows the demo login, which has a picture. */
export const SignedOut = {
  ...stateStory(sessionMachine, 'signedOut', initialSessionContext, view),
  tags: ['behavior'],
}
export const Backend = stateStory(
  sessionMachine,
  'backend',
  { ...initialSessionContext, grant: { token: 'a token', user: mira } },
  view,
)
export const HostedOnly = stateStory(
  sessionMachine,
  'hostedOnly',
  { ...initialSessionContext, hostedUser: una },
  view,
)
export const DemoOnly = stateStory(sessionMachine, 'demoOnly', initialSessionContext, view)
/** Shows the demo login, which has a picture. */
export const SigningOut = {
  ...stateStory(sessionMachine, 'signingOut', { ...initialSessionContext, endReason: 'requested' }, view),
  tags: ['behavior'],
}
