import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { fn } from 'storybook/test'
import { AdminCheckFailed as AdminCheckFailedPage } from '../../src/app/guards/AdminCheckFailed.tsx'
import type { AlreadySignedInProps } from '../../src/app/guards/AlreadySignedIn.tsx'
import { AlreadySignedIn as AlreadySignedInPage } from '../../src/app/guards/AlreadySignedIn.tsx'
import { AppErrorFallback } from '../../src/app/pages/AppErrorFallback.tsx'
import NotFound from '../../src/app/pages/NotFound.tsx'
import { unreachableError } from '../../src/hosted/errors.ts'

const una = { id: 'una', email: 'una@lab.example', firstName: 'Una', lastName: 'Lindqvist' }

export default { title: 'Flows/App' } satisfies Meta

export const PageNotFound: StoryObj = {
  render: () => (
    <MemoryRouter initialEntries={['/nowhere']}>
      <NotFound />
    </MemoryRouter>
  ),
}

export const Crashed: StoryObj = {
  render: () => (
    <AppErrorFallback error={new Error('The list of pages is not a list.')} resetErrorBoundary={fn()} />
  ),
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
