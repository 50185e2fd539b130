import { beforeEach, expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { NewApplication } from '../../../../src/flows/waitlist/applicationForm.ts'
import { notifyTeam, submitApplication } from '../../../../src/flows/waitlist/waitlist.actors.ts'
import { answers, createMockNetwork, type MockNetwork } from '../../../support/flows/mockNetwork.ts'

const APPLICATION: NewApplication = {
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'Noor@lab.example',
  role: 'researcher',
  organization: 'Sleep Lab',
  researchArea: 'neuroscience',
  useCase: 'What holds, and what does not?',
  timeline: 'flexible',
}

let network: MockNetwork
beforeEach(async () => {
  network = await createMockNetwork()
})

test.each([
  ['submitting is aborted', submitApplication, true],
  ['the notification of the team is not', notifyTeam, false],
])('when the form is left, %s', async (_, logic, isAborted) => {
  const sent = Promise.withResolvers<AbortSignal>()
  network.answerWith('POST /hosted', ({ signal }) => {
    sent.resolve(signal)
    return new Promise(() => {})
  })
  const actor = createActor(logic, { input: APPLICATION }).start()
  const signal = await sent.promise
  actor.stop()
  expect(signal.aborted).toBe(isAborted)
})

test.each([
  [429, 'Too many attempts. Wait a minute, then try again.'],
  [400, 'There was an error processing your application. Please try again.'],
])(
  'an application that is refused with the status %i fails with a text for the applicant',
  async (status, text) => {
    network.answerWith('POST /hosted', answers(status, { message: 'violates check constraint' }))
    const actor = createActor(submitApplication, { input: APPLICATION }).start()
    await expect(toPromise(actor)).rejects.toThrow(text)
  },
)
