import type { Meta } from '@storybook/react-vite'
import { MemoryRouter, Navigate, Route, Routes } from 'react-router-dom'
import { createActor, type SnapshotFrom } from 'xstate'
import AppLayout from '../../src/app/AppLayout.tsx'
import { RedirectSignedIn } from '../../src/app/RedirectSignedIn.tsx'
import { RequireSession } from '../../src/app/RequireSession.tsx'
import { PATHS } from '../../src/domain/paths.ts'
import DemoLoginScreen from '../../src/flows/demo-login/DemoLoginScreen.tsx'
import { SessionProvider } from '../../src/session/SessionProvider.tsx'
import { sessionMachine } from '../../src/session/session.machine.ts'
import { EmptyState } from '../../src/ui/EmptyState/EmptyState.tsx'
import { stateStory } from '../support/stateStory.tsx'
import { mira } from '../support/users.ts'

export default { title: 'Flows/Session' } satisfies Meta

/** What the guards make of the session, for somebody who opens a page of the signed-in app. */
const view = (state: SnapshotFrom<typeof sessionMachine>) => (
  // Never started: the session stands at this state.
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
          <Route
            path={PATHS.demoLogin}
            element={<DemoLoginScreen contactEmail="hello@engram.example" accessCodeHash="" />}
          />
        </Route>
      </Routes>
    </MemoryRouter>
  </SessionProvider>
)

const nobody = { grant: null, hostedUser: null, end: null, next: null }
const una = { id: 'una', email: 'una@lab.example', firstName: 'Una', lastName: 'Lindqvist' }

export const Restoring = stateStory(sessionMachine, 'restoring', nobody, view)
export const SignedOut = stateStory(sessionMachine, 'signedOut', nobody, view)
export const Backend = stateStory(
  sessionMachine,
  'backend',
  { ...nobody, grant: { token: 'a token', user: mira } },
  view,
)
export const HostedOnly = stateStory(sessionMachine, 'hostedOnly', { ...nobody, hostedUser: una }, view)
export const DemoOnly = stateStory(sessionMachine, 'demoOnly', nobody, view)
export const SigningOut = stateStory(sessionMachine, 'signingOut', { ...nobody, end: 'requested' }, view)
