import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { App } from '../../src/app/App.tsx'
import { connectSession } from '../../src/app/connectSession.ts'

/** The whole app with nobody signed in, at an address of its own inside the story. */
export function StoryApp() {
  const [session] = useState(() => {
    sessionStorage.clear()
    return connectSession(sessionStorage, { apiUrl: '/api/v1', hostedUrl: '/hosted', hostedKey: 'public' })
  })
  return <App session={session} router={MemoryRouter} />
}
