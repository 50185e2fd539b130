import type { WaitlistField } from '../../../../src/domain/waitlistForm.ts'
import { waitlistMachine } from '../../../../src/flows/waitlist/waitlist.machine.ts'
import { gives, rejects } from '../../../support/paths/model.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const edit = (name: WaitlistField, value: string) => ({ type: 'field.edited', name, value }) as const

testPaths(waitlistMachine, './waitlist.machine.paths.txt', {
  starts: { 'the form': undefined },
  events: [
    edit('firstName', 'Una'),
    edit('lastName', 'Lindqvist'),
    edit('email', 'una@lab.example'),
    edit('email', 'una'),
    edit('email', ''),
    edit('role', 'researcher'),
    edit('organization', 'Lab'),
    edit('useCase', 'x'.repeat(301)),
    edit('useCase', ''),
    { type: 'form.submitted' },
    { type: 'step.returned' },
    { type: 'email.reopened' },
    { type: 'form.left' },
  ],
  outcomes: {
    submitApplication: {
      accepted: gives('accepted'),
      duplicate: gives('duplicate'),
      unanswered: gives('unanswered'),
      error: rejects('Broken'),
    },
    notifyTeam: { notified: gives(), unreachable: rejects('Offline') },
  },
  distinguish: ({ fields: { values }, unanswered }) => [values, unanswered[0] ?? null],
  merged: ['fields', 'focus'],
})
