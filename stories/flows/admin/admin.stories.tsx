import type { Meta } from '@storybook/react-vite'
import { AdminView } from '../../../src/flows/admin/AdminView.tsx'
import { adminWaitlistMachine } from '../../../src/flows/admin/waitlist/adminWaitlist.machine.ts'
import { adminProps, applicationOf, applications, waitlistOf } from '../../support/applications.ts'
import { inRouter } from '../../support/inApp.tsx'
import { PROVIDER_OFFLINE } from '../../support/offline.ts'
import { stateStories } from '../../support/stateStory.tsx'

export default { title: 'Flows/Admin', decorators: [inRouter()] } satisfies Meta

const story = stateStories(adminWaitlistMachine, waitlistOf(), (state) => (
  <AdminView {...adminProps} state={state} />
))

export const Loading = story('loading', { applications: [] })

export const Failed = story('failed', { applications: [], failure: PROVIDER_OFFLINE })

export const Empty = story({ listed: 'empty' }, { applications: [] })

export const Ready = story({ listed: 'ready' }, { applications })

export const Selected = story(
  { listed: 'ready' },
  {
    filter: 'pending',
    selected: ['a.oyelaran-fitzgerald@bristol.example', 'max@rautenstrauch-capital.example'],
  },
)

/** Approved applications whose email was not sent, to send them again. */
export const EmailNotSent = story(
  { listed: 'ready' },
  {
    applications: ['Una', 'Ida'].map((first_name) =>
      applicationOf({ first_name, email: `${first_name}@lab.example`, status: 'approved', emailed_at: null }),
    ),
    filter: 'email-not-sent',
    selected: ['Una@lab.example'],
  },
)

export const NoMatches = story({ listed: 'ready' }, { search: 'hippocampus', filter: 'active' })

/** After a failed refresh the last listing stays. */
export const RefreshFailed = story(
  { listed: 'ready' },
  {
    applications: [applicationOf({ interest: { researchArea: 'neuroscience' } })],
    refreshFailure: 'The sign-in service has a problem.',
  },
)

const longWord = 'donaudampfschifffahrtsgesellschaftskapitaenswitwenrente'

/** Right-to-left text, long words, markup, invalid JSON and an unknown status. */
export const UnusualContent = story(
  { listed: 'ready' },
  {
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
  },
)
