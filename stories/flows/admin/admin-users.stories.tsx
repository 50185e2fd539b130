import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { StrictMode, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import type { User } from '../../../src/api/types.ts'
import { AdminUsersView } from '../../../src/flows/admin/users/AdminUsersView.tsx'
import { adminUsersMachine } from '../../../src/flows/admin/users/adminUsers.machine.ts'
import type { AccountChange, AdminUsersContext } from '../../../src/flows/admin/users/adminUsers.types.ts'
import { type Credentials, TOKEN_REFUSED } from '../../../src/flows/admin/users/connection.ts'
import { createFields } from '../../../src/lib/forms/fields.ts'
import { fromCall } from '../../../src/lib/xstate/fromCall.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import type { BackendGrant } from '../../../src/session/session.types.ts'
import { Part } from '../../support/inApp.tsx'
import { stateStory } from '../../support/stateStory.tsx'
import { mira } from '../../support/users.ts'

/** A tab of the admin area. */
export default {
  title: 'Flows/Admin users',
  decorators: [
    (Story) => (
      <Part>
        <Story />
      </Part>
    ),
  ],
} satisfies Meta

const ines: User = {
  ...mira,
  id: '0b6f1f7c-93f2-4f0e-8d55-7c1f1e7e2a10',
  email: 'ines.okafor@engram.example',
  name: 'Ines Okafor',
  roles: ['user', 'admin'],
  created_at: '2025-12-01T14:30:00Z',
}
const jon: User = {
  ...mira,
  id: '1b9f3c7e-4a20-4d6b-8e15-d07c2a5b9f36',
  email: 'jon.halloran@sleep-lab.example',
  name: 'Jon Halloran',
  created_at: '2026-02-10T08:15:00Z',
  is_active: false,
}
/** What a backend of few words says of somebody. */
const bare = { id: '77', email: 'p@k.example' } as User
const long: User = {
  ...mira,
  id: 'd4d0c6f2-1d35-4c39-9fbd-6c21ad5b8f6e',
  email: 'maximilian.von-rautenstrauch-weber+engram@neurophysiologie.uni-tuebingen.example',
  name: 'عُلا Maximilian Donaudampfschifffahrtsgesellschaft von Rautenstrauch-Weber',
  roles: ['user', 'reviewer-of-cognitive-objects', 'admin'],
}
const users = [ines, mira, jon]

const OFFLINE =
  'Network error: Unable to connect to the backend server. Please check your internet connection and try again.'

const view = (state: ViewState<typeof adminUsersMachine>) => <AdminUsersView state={state} send={fn()} />

function story(
  value: StateValueFrom<typeof adminUsersMachine>,
  context: Partial<AdminUsersContext> = {},
): StoryObj {
  return stateStory(
    adminUsersMachine,
    value,
    {
      email: ines.email,
      self: ines,
      connection: createFields({ password: '' }),
      users,
      search: '',
      failure: null,
      changed: null,
      changeFailure: null,
      ...context,
    },
    view,
  )
}

const away = { self: null, users: [] }
const typed = createFields({ password: 'engram-admin' })

export const NoBackend = story({ list: 'noBackend', change: 'idle' }, away)
export const ConnectionRefused = story(
  { list: 'noBackend', change: 'idle' },
  { ...away, failure: 'Invalid email or password. Check both, then type your password again.' },
)
export const TokenExpired = story({ list: 'noBackend', change: 'idle' }, { ...away, failure: TOKEN_REFUSED })
export const Connecting = story({ list: 'connecting', change: 'idle' }, { ...away, connection: typed })

export const Loading = story({ list: 'loading', change: 'idle' }, { users: [] })
export const Ready = story({ list: 'ready', change: 'idle' }, { users: [...users, long, bare] })
export const Empty = story({ list: 'empty', change: 'idle' }, { users: [] })
export const NoMatches = story({ list: 'empty', change: 'idle' }, { users: [], search: 'lindqvist' })
export const Failed = story({ list: 'failed', change: 'idle' }, { users: [], failure: OFFLINE })
export const NotAllowed = story(
  { list: 'failed', change: 'idle' },
  { users: [], failure: 'Administrators only.' },
)
export const Searching = story({ list: 'searching', change: 'idle' }, { search: 'hall' })

export const Confirming = story({ list: 'ready', change: 'confirming' }, { changed: mira })
export const Changing = story({ list: 'ready', change: 'changing' }, { changed: mira })
export const ChangeFailed = story(
  { list: 'ready', change: 'failed' },
  { changed: mira, changeFailure: OFFLINE },
)

/** A backend of few words, that knows one password and remembers who is active. */
function liveMachine() {
  let known = users
  return adminUsersMachine.provide({
    actors: {
      connect: fromCall<BackendGrant, Credentials>(async ({ input }) => {
        if (input.password !== 'right') throw new Error('Invalid email or password.')
        return { token: 'token', user: ines }
      }),
      listUsers: fromCall<User[], string>(async ({ input, signal }) => {
        await Promise.resolve()
        signal.throwIfAborted()
        return known.filter(({ email }) => email.includes(input))
      }),
      changeAccount: fromCall<User, AccountChange>(async ({ input: { id, isActive } }) => {
        known = known.map((user) => (user.id === id ? { ...user, is_active: isActive } : user))
        return known.find((user) => user.id === id) ?? bare
      }),
    },
    delays: { searchPause: 0 },
  })
}

/** Strict, as in the app, where every effect starts twice. */
function Live() {
  const [machine] = useState(liveMachine)
  const [state, send] = useMachine(machine, { input: { email: ines.email, self: null } })
  return <AdminUsersView state={state} send={send} />
}

/** Connected, searched and switched off and on by keyboard: the focus is never lost. */
export const UsableByKeyboard: StoryObj = {
  tags: ['behavior'],
  render: () => (
    <StrictMode>
      <Live />
    </StrictMode>
  ),
  play: async ({ canvas, canvasElement }) => {
    const password = canvas.getByLabelText('Password')
    password.focus()
    await userEvent.keyboard('{Enter}')
    await expect(password).toBeInvalid()
    await userEvent.keyboard('wrong{Enter}')
    await canvas.findByText('Invalid email or password.')
    await waitFor(() => expect(password).toHaveFocus())
    await userEvent.keyboard('right{Enter}')
    await expect(await canvas.findByText('3 users', { ignore: 'output' })).toBeVisible()
    await expect(document.body).not.toHaveFocus()

    // Nobody switches off themselves.
    const own = canvas.getByRole('button', { name: 'Deactivate Ines Okafor' })
    await expect(own).toHaveAttribute('aria-disabled', 'true')
    canvas.getByRole('button', { name: 'Deactivate Mira Halloran' }).focus()
    await userEvent.keyboard('{Enter}')
    const page = within(canvasElement.ownerDocument.body)
    const dialog = await page.findByRole('alertdialog', { name: 'Deactivate this account?' })
    await expect(dialog).toHaveTextContent(/tokens of this account stop working/)
    await waitFor(() => expect(page.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const activate = await canvas.findByRole('button', { name: 'Activate Mira Halloran' })
    await waitFor(() => expect(activate).toHaveFocus())
    await waitFor(() => expect(canvas.getAllByText('Inactive')).toHaveLength(2))
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Deactivate Mira Halloran' })).toHaveFocus(),
    )

    await userEvent.type(canvas.getByRole('searchbox'), 'nobody')
    await expect(await canvas.findByText('No users found')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show everybody' }))
    await waitFor(() => expect(canvas.getByText('3 users', { ignore: 'output' })).toBeVisible())
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}
