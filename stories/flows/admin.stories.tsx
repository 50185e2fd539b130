import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { WaitlistStatus } from '../../src/domain/waitlist.ts'
import { AdminView } from '../../src/flows/admin/AdminView.tsx'
import { adminWaitlistMachine } from '../../src/flows/admin/adminWaitlist.machine.ts'
import type { ViewState } from '../../src/machines/viewState.ts'
import { stateStory } from '../support/stateStory.tsx'

export default { title: 'Flows/Admin' } satisfies Meta

const view = (state: ViewState<typeof adminWaitlistMachine>) => (
  <AdminView state={state} send={fn()} email="ines.okafor@engram.example" onLogOut={fn()} />
)

const statuses: WaitlistStatus[] = [
  'pending',
  'pending',
  'approved',
  'registered',
  'active',
  'active',
  'rejected',
]
const submissions = statuses.map((status, place) => ({
  id: String(place),
  first_name: 'Una',
  last_name: 'Lindqvist',
  email: `una.${place}@lab.example`,
  interest: '{}',
  status,
  admin_notes: null,
  reviewed_by: null,
  reviewed_at: null,
  created_at: '2026-02-20T09:00:00Z',
  last_login_at: null,
  emailed_at: null,
}))

export const Loading = stateStory(adminWaitlistMachine, 'loading', { submissions: [] }, view)
export const Ready = stateStory(adminWaitlistMachine, 'ready', { submissions }, view)
export const Empty = stateStory(adminWaitlistMachine, 'empty', { submissions: [] }, view)
export const Failed = stateStory(adminWaitlistMachine, 'failed', { submissions: [] }, view)
