import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { fn } from 'storybook/test'
import { createActor } from 'xstate'
import { AdminUnknown as AdminUnknownPage } from '../../src/app/AdminUnknown.tsx'
import { Crash } from '../../src/app/Crash.tsx'
import NotFound from '../../src/app/NotFound.tsx'
import SignedOutOnly from '../../src/app/SignedOutOnly.tsx'
import { unreachableError } from '../../src/hosted/errors.ts'
import { SessionProvider } from '../../src/session/SessionProvider.tsx'
import { sessionMachine } from '../../src/session/session.machine.ts'
import { at } from '../support/stateStory.tsx'

const una = { id: 'una', email: 'una@lab.example', firstName: 'Una', lastName: 'Lindqvist' }

/** Signed in, and standing still. */
const session = createActor(sessionMachine, {
  snapshot: at(sessionMachine, 'hostedOnly', { grant: null, hostedUser: una, end: null, next: null }),
})

export default { title: 'Flows/App' } satisfies Meta

export const PageNotFound: StoryObj = {
  render: () => (
    <MemoryRouter initialEntries={['/nowhere']}>
      <NotFound />
    </MemoryRouter>
  ),
}

export const Crashed: StoryObj = {
  render: () => <Crash error={new Error('The list of pages is not a list.')} resetErrorBoundary={fn()} />,
}

/** The admin area, where the account service did not answer. */
export const AdminUnknown: StoryObj = {
  render: () => (
    <MemoryRouter>
      <AdminUnknownPage failure={unreachableError(null).message} isAsking={false} onRetry={fn()} />
    </MemoryRouter>
  ),
}

/** A link that is for somebody without a session, opened by somebody with one. */
export const AlreadySignedIn: StoryObj = {
  render: () => (
    <SessionProvider session={session}>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<SignedOutOnly />} />
        </Routes>
      </MemoryRouter>
    </SessionProvider>
  ),
}
