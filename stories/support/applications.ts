import { fn } from 'storybook/test'
import { createApplication } from '../../mocks/factories/application.ts'
import type { AdminViewProps } from '../../src/flows/admin/AdminView.tsx'
import { initialAdminWaitlistContext } from '../../src/flows/admin/waitlist/adminWaitlist.base.ts'
import type { AdminWaitlistContext } from '../../src/flows/admin/waitlist/adminWaitlist.types.ts'
import type { Application } from '../../src/hosted/applications.ts'

/** The current time in the stories, in milliseconds. */
export const NOW = Date.parse('2026-11-21T12:00:00Z')

interface ApplicationValues extends Partial<Omit<Application, 'interest'>> {
  interest?: string | Readonly<Record<string, string>>
}

/** An application whose id is its email address. */
export function applicationOf({ interest = {}, ...values }: ApplicationValues = {}): Application {
  return createApplication({
    ...(values.email !== undefined && { id: values.email }),
    interest: typeof interest === 'string' ? interest : JSON.stringify(interest),
    ...values,
  })
}

export const applications: readonly Application[] = [
  applicationOf({
    first_name: 'Anneliese',
    last_name: 'Oyelaran-Fitzgerald',
    email: 'a.oyelaran-fitzgerald@bristol.example',
    interest: {
      role: 'researcher',
      organization: 'University of Bristol, School of Psychological Science',
      researchArea: 'cognitive-science',
      useCase:
        'Eleven years of sleep-lab notes, transcripts and papers contradict each other in places. I want to ask which findings still hold.',
    },
    created_at: '2026-11-21T09:14:00Z',
  }),
  applicationOf({
    first_name: 'Maximilian',
    last_name: 'von Rautenstrauch-Weber',
    email: 'max@rautenstrauch-capital.example',
    interest: { role: 'investor', organization: 'Rautenstrauch Capital', researchArea: 'investment' },
    created_at: '2026-11-20T16:30:00Z',
  }),
  applicationOf({
    first_name: 'Thandiwe',
    last_name: 'Mkhize',
    email: 'thandiwe.mkhize@courier.example',
    interest: { role: 'journalist', organization: 'The Courier', researchArea: 'media' },
    status: 'approved',
    created_at: '2026-11-19T11:00:00Z',
  }),
  applicationOf({
    first_name: 'Priya',
    last_name: 'Raghunathan-Sørensen',
    email: 'priya.rs@dtu.example',
    interest: { role: 'technologist', researchArea: 'machine-learning' },
    status: 'registered',
    created_at: '2026-11-17T08:00:00Z',
  }),
  applicationOf({
    first_name: 'Guðmundur',
    last_name: 'Aðalsteinsson',
    email: 'gudmundur@hi.example',
    interest: { role: 'researcher', organization: 'Háskóli Íslands', researchArea: 'epistemology' },
    status: 'active',
    created_at: '2026-11-11T08:00:00Z',
  }),
  applicationOf({
    first_name: 'Devon',
    last_name: 'Park',
    email: 'devon.park@mailbox.example',
    interest: { role: 'other', researchArea: 'other' },
    status: 'rejected',
    created_at: '2025-12-08T08:00:00Z',
  }),
]

export function waitlistOf(context: Partial<AdminWaitlistContext> = {}): AdminWaitlistContext {
  return { ...initialAdminWaitlistContext, applications, ...context }
}

export const adminProps = {
  send: fn(),
  now: NOW,
  email: 'ines.castellanos@engram.example',
  hasBackend: true,
  tab: 'waitlist',
  onTabChange: fn(),
  users: null,
  dialog: null,
  bar: null,
  onReview: fn(),
  onDecide: fn(),
  onResend: fn(),
  isDeciding: () => false,
  onExport: fn(),
  onLogOut: fn(),
} satisfies Omit<AdminViewProps, 'state'>
