import type { WaitlistField } from '../../../../src/domain/waitlistForm.ts'
import { notifyTeam, submitApplication } from '../../../../src/flows/waitlist/waitlist.actors.ts'
import { waitlistMachine } from '../../../../src/flows/waitlist/waitlist.machine.ts'
import { APPLICATIONS } from '../../../supabase/fixture.ts'
import { answers, createMockNetwork, type MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { gives, type PathModel, rejects } from '../../../support/paths/model.ts'
import { answerAsUsual, loseConnection } from '../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const edit = (name: WaitlistField, value: string) => ({ type: 'field.edited', name, value }) as const

const model: PathModel<typeof waitlistMachine> = {
  starts: { 'the form': undefined },
  events: [
    edit('firstName', ' Una '),
    edit('lastName', 'Lindqvist'),
    edit('email', 'una@lab.example'),
    edit('email', 'una'),
    edit('email', ''),
    edit('role', 'researcher'),
    edit('organization', ' Sleep Lab\n'),
    edit('useCase', 'x'.repeat(301)),
    edit('useCase', ''),
    { type: 'form.submitted' },
    { type: 'step.returned' },
    { type: 'url.followed', step: 'aboutYou' },
    { type: 'url.followed', step: 'aboutProject' },
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
}

testPaths(waitlistMachine, './waitlist.machine.paths.txt', model)

const SUBMISSIONS = 'POST /hosted/rest/v1/waitlist_submissions'
const NOTIFY = 'POST /hosted/functions/v1/notify-waitlist-submission'

const fails = (status: number) => (network: MockNetwork) =>
  network.answerWith(SUBMISSIONS, answers(status, { message: 'No.' }))

testLivePaths(waitlistMachine, model, {
  actors: { submitApplication, notifyTeam },
  open: createMockNetwork,
  starts: model.starts,
  outcomes: {
    'submitApplication: accepted': (network) => {
      network.answerAsUsual()
      network.backend.hosted.waitlistSubmissions.delete(APPLICATIONS.unused.id)
    },
    'submitApplication: duplicate': answerAsUsual,
    'submitApplication: unanswered': {
      'no connection': loseConnection,
      'status 500': fails(500),
      'status 504': fails(504),
      'a page of the network': (network) =>
        network.answerWith(SUBMISSIONS, () => new Response('<html>Sign in', { status: 511 })),
    },
    'submitApplication: error': {
      'a constraint': fails(400),
      'a key that is not accepted': fails(401),
      'something else at the address': fails(404),
      'too many calls': fails(429),
    },
    'notifyTeam: unreachable': {
      'no connection': loseConnection,
      'an unknown function': (network) => network.answerWith(NOTIFY, answers(404)),
      'a mail server that is down': (network) => network.answerWith(NOTIFY, answers(502)),
    },
  },
})
