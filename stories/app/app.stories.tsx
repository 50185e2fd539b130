import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter, Route } from 'react-router-dom'
import { fn, spyOn } from 'storybook/test'
import { AppErrorFallback } from '../../src/app/errors/AppErrorFallback.tsx'
import { PageErrorFallback } from '../../src/app/errors/PageErrorFallback.tsx'
import { AdminCheckFailed as AdminCheckFailedPage } from '../../src/app/guards/AdminCheckFailed.tsx'
import type { AlreadySignedInProps } from '../../src/app/guards/AlreadySignedIn.tsx'
import { AlreadySignedIn as AlreadySignedInPage } from '../../src/app/guards/AlreadySignedIn.tsx'
import { OfflinePage } from '../../src/app/offline/OfflinePage.tsx'
import NotFound from '../../src/app/pages/NotFound.tsx'
import { unreachableError } from '../../src/hosted/errors.ts'
import { SignedIn, una } from './signedIn.tsx'

export default { title: 'Flows/App' } satisfies Meta

export const PageNotFound: StoryObj = {
  render: () => (
    <MemoryRouter initialEntries={['/nowhere']}>
      <NotFound />
    </MemoryRouter>
  ),
}

/** Shown when the app is opened without a connection. */
export const Offline: StoryObj = { render: () => <OfflinePage onContinue={fn()} /> }

const crash = new TypeError('The list of pages is not a list.')

/** The same report id in every picture. */
function fixReportId(): void {
  spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array.set([17, 5, 22, 20, 1, 23, 15, 11])
    return array
  })
}

/** A page that threw an error. The sidebar can be used. */
export const PageCrashed: StoryObj = {
  parameters: { layout: 'fullscreen' },
  beforeEach: fixReportId,
  render: () => (
    <SignedIn
      path="/chat"
      pages={<Route path="/chat" element={<PageErrorFallback error={crash} resetErrorBoundary={fn()} />} />}
    />
  ),
}

/** An error outside the layout of the signed-in pages. */
export const Crashed: StoryObj = {
  beforeEach: fixReportId,
  render: () => <AppErrorFallback error={crash} resetErrorBoundary={fn()} />,
}

/** Shown instead of the admin area when the hosted provider does not answer. */
export const AdminCheckFailed: StoryObj = {
  render: () => (
    <MemoryRouter>
      <AdminCheckFailedPage failure={unreachableError(null).message} isChecking={false} onRetry={fn()} />
    </MemoryRouter>
  ),
}

/** A page for signed-out users, opened with a session. */
export const AlreadySignedIn: StoryObj<AlreadySignedInProps> = {
  args: { email: una.email, linkEmail: null, onLogOut: fn() },
  render: (args) => <AlreadySignedInPage {...args} />,
}

/** A setup link, opened while somebody else is signed in. */
export const LinkForAnotherPerson: StoryObj<AlreadySignedInProps> = {
  ...AlreadySignedIn,
  args: { email: 'admin@engram.example', linkEmail: una.email, onLogOut: fn() },
}
