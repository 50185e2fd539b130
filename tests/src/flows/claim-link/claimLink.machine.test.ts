import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { claimLinkMachine } from '../../../../src/flows/claim-link/claimLink.machine.ts'
import type { SetupLookup } from '../../../../src/hosted/setup.ts'
import { found } from '../../../support/paths/setupLinkOutcomes.ts'

test.each([
  ['', null],
  ['', 'una@lab.example'],
  ['una@lab.example', null],
])(
  'a link is not offered to a user with the email "%s" if its application has the email %j',
  async (email, linkEmail) => {
    const lookUp = fromPromise<SetupLookup, string>(async () => found('usable', linkEmail))
    const actor = createActor(claimLinkMachine.provide({ actors: { lookUp } }), {
      input: { token: 'token', email, hasBackendAccess: false },
    }).start()
    const { value } = await waitFor(actor, (state) => !state.matches('checking'))
    expect(value).toBe('forAnotherPerson')
  },
)
