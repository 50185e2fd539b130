import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, userEvent } from 'storybook/test'
import { AdminView } from '../../../src/flows/admin/AdminView.tsx'
import { adminWaitlistMachine } from '../../../src/flows/admin/waitlist/adminWaitlist.machine.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import { adminProps, applicationOf, waitlistOf } from '../../support/applications.ts'
import { stateStory } from '../../support/stateStory.tsx'

export default { title: 'Flows/Admin' } satisfies Meta

type WaitlistState = ViewState<typeof adminWaitlistMachine>

const view = (state: WaitlistState) => (
  <MemoryRouter>
    <AdminView {...adminProps} state={state} />
  </MemoryRouter>
)

export const Loading = stateStory(adminWaitlistMachine, 'loading', waitlistOf({ applications: [] }), view)

export const Failed: StoryObj<{ failure: string }> = {
  ...stateStory(
    adminWaitlistMachine,
    'failed',
    ({ failure }: { failure: string }) => waitlistOf({ applications: [], failure }),
    view,
  ),
  args: {
    failure:
      'Network error: Unable to connect to the account service. Please check your internet connection and try again.',
  },
}

export const Empty = stateStory(
  adminWaitlistMachine,
  { listed: 'empty' },
  waitlistOf({ applications: [] }),
  view,
)

export const Ready = stateStory(adminWaitlistMachine, { listed: 'ready' }, waitlistOf(), view)

export const Selected = stateStory(
  adminWaitlistMachine,
  { listed: 'ready' },
  waitlistOf({
    filter: 'pending',
    selected: ['a.oyelaran-fitzgerald@bristol.example', 'max@rautenstrauch-capital.example'],
  }),
  view,
)

export const NoMatches: StoryObj<{ search: string }> = {
  ...stateStory(
    adminWaitlistMachine,
    { listed: 'ready' },
    ({ search }: { search: string }) => waitlistOf({ search, filter: 'active' }),
    view,
  ),
  args: { search: 'hippocampus' },
}

/** After a failed refresh the last listing stays. */
export const RefreshFailed = stateStory(
  adminWaitlistMachine,
  { listed: 'ready' },
  waitlistOf({
    applications: [applicationOf({ interest: { researchArea: 'neuroscience' } })],
    refreshFailure: 'The account service has a problem.',
  }),
  view,
)

const longWord = 'donaudampfschifffahrtsgesellschaftskapitaenswitwenrente'

/** Right-to-left text, long words, markup, invalid JSON and an unknown status. */
export const UnusualContent = stateStory(
  adminWaitlistMachine,
  { listed: 'ready' },
  waitlistOf({
    applications: [
      applicationOf({
        first_name: 'عبد الرحمن',
        last_name: 'الخوارزمي',
        email: 'al-khwarizmi@example.example',
        interest: { researchArea: 'epistemology', organization: 'بيت الحكمة', role: 'researcher' },
      }),
      applicationOf({
        first_name: longWord,
        last_name: longWord,
        email: `${longWord}@${longWord}.example`,
        interest: { researchArea: longWord, organization: longWord.repeat(3), role: 'researcher' },
        status: 'registered',
      }),
      applicationOf({
        first_name: '<b>Robert</b>',
        last_name: '"); DROP TABLE',
        email: 'broken@example.example',
        interest: '{"role": "resea',
      }),
      applicationOf({
        first_name: '',
        last_name: '',
        email: 'loose@example.example',
        interest: 'Met at the spring workshop, works on sleep.',
        status: 'approved',
      }),
      applicationOf({ email: 'unknown@example.example', status: 'archived' as 'pending' }),
    ],
  }),
  view,
)

/** Clearing the filters moves the focus from the removed button to the search field. */
export const ClearsFilters: StoryObj = {
  ...stateStory(adminWaitlistMachine, { listed: 'ready' }, waitlistOf({ search: 'nobody' }), view),
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(adminProps.send).toHaveBeenLastCalledWith({ type: 'filters.cleared' })
    await expect(canvas.getByRole('searchbox', { name: 'Search applications' })).toHaveFocus()
  },
}
