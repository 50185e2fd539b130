import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { App } from '../../src/app/App.tsx'
import { connectSession } from '../../src/app/connectSession.ts'
import { PATHS } from '../../src/domain/paths.ts'

function AtDemoLogin({ children }: { children: ReactNode }) {
  return <MemoryRouter initialEntries={[PATHS.demoLogin]}>{children}</MemoryRouter>
}

/** The whole app with nobody signed in, at the demo login, with an address of its own inside the story. */
export function StoryApp() {
  const [session] = useState(() => {
    sessionStorage.clear()
    return connectSession(sessionStorage, { apiUrl: '/api/v1', hostedUrl: '/hosted', hostedKey: 'public' })
  })
  return <App session={session} router={AtDemoLogin} />
}
