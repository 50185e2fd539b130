import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, useState } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { createActor } from 'xstate'
import { AdminUnknown as AdminUnknownPage } from '../../src/app/AdminUnknown.tsx'
import AppLayout from '../../src/app/AppLayout.tsx'
import { Crash } from '../../src/app/Crash.tsx'
import { lazyPage } from '../../src/app/lazyPage.ts'
import NotFound from '../../src/app/NotFound.tsx'
import { page } from '../../src/app/page.tsx'
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

type Loaded = { default: ComponentType }

/** The frame with three pages: one that is there, one that comes when it is told to, one that fails. */
function ThreePages() {
  const [coming] = useState(() => Promise.withResolvers<Loaded>())
  const [{ Slow, Failing }] = useState(() => ({
    Slow: lazyPage(() => coming.promise),
    Failing: lazyPage((): Promise<Loaded> => Promise.reject(new Error('Failed to fetch'))),
  }))
  return (
    <SessionProvider session={session}>
      <MemoryRouter initialEntries={['/dashboard']}>
        <Routes>
          <Route element={<AppLayout />}>
            <Route path="/dashboard" element={page('Home', <Tall heading="Welcome" />)} />
            <Route path="/chat" element={page('Chat', <Slow />)} />
            <Route path="/help" element={page('Help Desk', <Failing />)} />
          </Route>
        </Routes>
      </MemoryRouter>
      <button type="button" onClick={() => coming.resolve({ default: () => <Tall heading="Chat" /> })}>
        Let it come
      </button>
    </SessionProvider>
  )
}

function Tall({ heading }: { heading: string }) {
  return (
    <div style={{ height: 4000 }}>
      <h1>{heading}</h1>
    </div>
  )
}

/** Who goes to another page comes to its top and its heading; a page that is slow or does not come leaves the rest be. */
export const GoesFromPageToPage: StoryObj = {
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  render: () => <ThreePages />,
  play: async ({ canvas }) => {
    const entry = (name: string) => canvas.getByRole('link', { name })
    const heading = (name: string) => canvas.findByRole('heading', { level: 1, name })
    await heading('Welcome')
    await waitFor(() => expect(document.title).toBe('Home · Engram'))

    window.scrollTo(0, 2000)
    await userEvent.click(entry('Chat'))
    await waitFor(() => expect(entry('Chat')).toHaveAttribute('aria-current', 'page'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
    await expect(canvas.queryByRole('heading', { name: 'Welcome' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Let it come' }))
    await heading('Chat')
    await waitFor(() => expect(document.title).toBe('Chat · Engram'))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Chat' })).toHaveFocus())
    await expect(window.scrollY).toBe(0)

    await userEvent.click(entry('Help Desk'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'It could not be loaded. Check your connection, then reload the page.',
    )
    await userEvent.click(entry('Home'))
    await waitFor(async () => expect(await heading('Welcome')).toHaveFocus())
  },
}
