import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { createActor } from 'xstate'
import AppLayout from '../../src/app/AppLayout.tsx'
import { SessionProvider } from '../../src/session/SessionProvider.tsx'
import { initialSessionContext, sessionMachine } from '../../src/session/session.machine.ts'
import { at } from '../support/stateStory.tsx'

export const una = { id: 'una', email: 'una@lab.example', firstName: 'Una', lastName: 'Lindqvist' }

/** A signed-in session; the actor is not started. */
const session = createActor(sessionMachine, {
  snapshot: at(sessionMachine, 'hostedOnly', { ...initialSessionContext, hostedUser: una }),
})

/** The layout of the app, signed in and opened at `path`. `pages` are routes. */
export function SignedIn({
  path,
  pages,
  children,
}: {
  path: string
  pages: ReactNode
  children?: ReactNode
}) {
  return (
    <SessionProvider session={session}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route element={<AppLayout />}>{pages}</Route>
        </Routes>
      </MemoryRouter>
      {children}
    </SessionProvider>
  )
}
