import type { StoryContext } from '@storybook/react-vite'
import type { HttpHandler } from 'msw'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { waitFor } from 'xstate'
import { createStoryBackend, type StoryBackend } from '../../mocks/browser.ts'
import type { WorldOptions } from '../../mocks/worlds/createWorldBackend.ts'
import type { Person } from '../../mocks/worlds/people.ts'
import type { WorldName } from '../../mocks/worlds/worlds.ts'
import { login } from '../../src/api/auth.ts'
import { App } from '../../src/app/App.tsx'
import { connectSession } from '../../src/app/connectSession.ts'
import * as hosted from '../../src/hosted/auth.ts'
import type { SessionActor } from '../../src/session/session.actors.ts'
import { activeFaults, type StoryFault, setFaults } from './liveFaults.ts'
import { selectedFaults, selectedWorld } from './liveGlobals.ts'
import { LiveView, showLiveView } from './liveView.tsx'

const SERVICES = { apiUrl: '/api/v1', hostedUrl: '/hosted', hostedKey: 'public' }

export interface LiveAppOptions {
  /** The toolbar's world replaces it, unless the story has `prepare` or a function as `path`. */
  world: WorldName
  /** The page's path, or a function of the backend for paths with a token. */
  path: string | ((backend: StoryBackend) => string | Promise<string>)
  /** Runs before the sign-in, for example to create the account. */
  prepare?: (backend: StoryBackend) => Promise<unknown>
  /** The signed-in user. Signed out by default. */
  as?: Person
  hostedOnly?: boolean
  /** What goes wrong after sign-in: 'backend-down', 'askQuestion:status=503'. The toolbar's fault replaces it. */
  faults?: readonly StoryFault[]
  /** Handlers that replace the backend's after sign-in, for responses that no fault describes. */
  handlers?: readonly HttpHandler[]
  backend?: WorldOptions
}

/**
 * The parts of a live story: the whole app at `path`, with its real clients, on its own mock backend. Requests
 * are intercepted at the network. Spread the result into a story or a meta object with
 * the tag 'live': no picture, because a running app is not reproducible.
 */
export function liveApp({
  world,
  path,
  prepare,
  as: person,
  hostedOnly = false,
  faults = [],
  handlers = [],
  backend: options,
}: LiveAppOptions) {
  const hasOwnData = prepare !== undefined || typeof path !== 'string'

  return {
    async beforeEach({ msw, globals }: StoryContext) {
      clearAppStorage()
      setFaults([])
      const selected = hasOwnData ? world : selectedWorld(globals, world)
      const backend = await createStoryBackend(selected, { ...options, faults: activeFaults })
      msw.use(...backend.handlers)
      const session = connectSession(sessionStorage, SERVICES)
      current = { backend, session }
      await prepare?.(backend)
      if (person !== undefined) await signIn(session, person, hostedOnly)
      const firstPath = typeof path === 'string' ? path : await path(backend)
      showLiveView(<LiveApp session={session} path={firstPath} />)
      msw.use(...handlers)
      setFaults(selectedFaults(globals, faults))
      return endVisit
    },
    render: () => <LiveView />,
  }
}

let current: { readonly backend: StoryBackend; readonly session: SessionActor } | null = null

function currentStory() {
  if (current === null) throw new Error('No live story has started.')
  return current
}

export function liveBackend(): StoryBackend {
  return currentStory().backend
}

/**
 * Opens the app of the live story again at `path`, on the same backend and on another device: nobody is signed in, and
 * nothing is stored.
 */
export async function visitAgain(path: string): Promise<void> {
  const { backend } = currentStory()
  await endVisit()
  clearAppStorage()
  const session = connectSession(sessionStorage, SERVICES)
  current = { backend, session }
  showLiveView(<LiveApp session={session} path={path} />)
}

/** Ends what modules store for the session, such as pending answers and uploads. */
async function endVisit(): Promise<void> {
  const { session } = currentStory()
  await waitFor(session, (snapshot) => !snapshot.matches('restoring'))
  setFaults([])
  session.send({ type: 'deviceSignOut.requested' })
  await waitFor(session, (snapshot) => snapshot.matches('signedOut'))
}

function LiveApp({ session, path }: { session: SessionActor; path: string }) {
  const [Router] = useState(() => ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  ))
  return <App session={session} router={Router} />
}

/** Removes the app's stored data. Storybook keeps its own settings in the same storage. */
function clearAppStorage(): void {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('engram.')) storage.removeItem(key)
}

async function signIn(
  session: SessionActor,
  { email, password }: Person,
  hostedOnly: boolean,
): Promise<void> {
  const hostedUser = await hosted.signIn({ email, password })
  if (hostedOnly) {
    session.send({ type: 'hosted.granted', hostedUser })
    return
  }
  const { access_token: token, user } = await login({ email, password })
  session.send({ type: 'backend.granted', grant: { token, user }, hostedUser })
  await waitFor(session, (snapshot) => snapshot.matches('backend'))
}
