import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { User } from '../../../src/api/types.ts'
import { newPasswordSchema } from '../../../src/domain/password.ts'
import { AdminUsersView } from '../../../src/flows/admin/users/AdminUsersView.tsx'
import { initialAdminUsersContext } from '../../../src/flows/admin/users/adminUsers.base.ts'
import { adminUsersMachine } from '../../../src/flows/admin/users/adminUsers.machine.ts'
import { TOKEN_REFUSED } from '../../../src/flows/admin/users/connection.ts'
import { createFields, withErrors } from '../../../src/lib/forms/fields.ts'
import { inPart } from '../../support/inApp.tsx'
import { BACKEND_OFFLINE } from '../../support/offline.ts'
import { stateStories } from '../../support/stateStory.tsx'
import { mira } from '../../support/users.ts'

/** A tab of the admin area. */
export default { title: 'Flows/Admin users', decorators: [inPart] } satisfies Meta

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
/** A user with only the required fields. */
const minimal = { id: '77', email: 'p@k.example' } as User
const long: User = {
  ...mira,
  id: 'd4d0c6f2-1d35-4c39-9fbd-6c21ad5b8f6e',
  email: 'maximilian.von-rautenstrauch-weber+engram@neurophysiologie.uni-tuebingen.example',
  name: 'عُلا Maximilian Donaudampfschifffahrtsgesellschaft von Rautenstrauch-Weber',
  roles: ['user', 'reviewer-of-cognitive-objects', 'admin'],
}
const users = [ines, mira, jon]

const story = stateStories(
  adminUsersMachine,
  { ...initialAdminUsersContext({ email: ines.email, self: ines }), users },
  (state) => <AdminUsersView state={state} send={fn()} />,
)

const disconnected = { self: null, users: [] }
const typed = createFields({ password: 'engram-admin' })

export const NoBackend = story({ list: 'noBackend', change: 'idle' }, disconnected)
export const ConnectionRefused = story(
  { list: 'noBackend', change: 'idle' },
  { ...disconnected, failure: 'Invalid email or password. Check both, then type your password again.' },
)
export const TokenExpired = story(
  { list: 'noBackend', change: 'idle' },
  { ...disconnected, failure: TOKEN_REFUSED },
)
export const Connecting = story(
  { list: 'connecting', change: 'idle' },
  { ...disconnected, connection: typed },
)

export const Loading = story({ list: 'loading', change: 'idle' }, { users: [] })
export const Ready = story({ list: 'ready', change: 'idle' }, { users: [...users, long, minimal] })
/** Without admin rights at the backend, the list contains only the own account. */
export const OwnAccountOnly = story({ list: 'ready', change: 'idle' }, { self: mira, users: [mira] })
export const Empty = story({ list: 'empty', change: 'idle' }, { users: [] })
export const NoMatches = story({ list: 'empty', change: 'idle' }, { users: [], search: 'lindqvist' })
export const Failed = story({ list: 'failed', change: 'idle' }, { users: [], failure: BACKEND_OFFLINE })
export const NotAllowed = story(
  { list: 'failed', change: 'idle' },
  { users: [], failure: 'Administrators only.' },
)
export const Searching = story({ list: 'searching', change: 'idle' }, { search: 'hall' })

export const Confirming = story({ list: 'ready', change: 'confirming' }, { changed: mira })
export const Changing = story({ list: 'ready', change: 'changing' }, { changed: mira })
export const ChoosingPassword = story({ list: 'ready', change: 'choosingPassword' }, { changed: mira })
export const PasswordInvalid = story(
  { list: 'ready', change: 'choosingPassword' },
  {
    changed: long,
    newPassword: withErrors(createFields({ password: 'short', confirmPassword: 'shor' }), newPasswordSchema),
  },
)
export const SavingPassword = story(
  { list: 'ready', change: 'savingPassword' },
  { changed: mira, newPassword: createFields({ password: 'engram-mira', confirmPassword: 'engram-mira' }) },
)
export const PasswordFailed = story(
  { list: 'ready', change: 'passwordFailed' },
  {
    changed: mira,
    changeFailure: BACKEND_OFFLINE,
    newPassword: createFields({ password: 'engram-mira', confirmPassword: 'engram-mira' }),
  },
)
export const ChangeFailed = story(
  { list: 'ready', change: 'failed' },
  { changed: mira, changeFailure: BACKEND_OFFLINE },
)
