import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { liveActors } from '../../../../src/modules/disagreements/disagreements.actors.ts'
import { disagreementsMachine } from '../../../../src/modules/disagreements/disagreements.machine.ts'
import { shownDisagreements } from '../../../../src/modules/disagreements/shownDisagreements.ts'
import { openAsUser } from '../../../support/flows/backendAccount.ts'
import { answers } from '../../../support/flows/mockNetwork.ts'
import { storeDisagreement } from '../../../support/flows/storedDocument.ts'

async function open() {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  const network = await openAsUser()
  await storeDisagreement(network)
  const actor = createActor(disagreementsMachine.provide({ actors: liveActors }), {
    input: { hasBackend: true },
  }).start()
  await waitFor(actor, (state) => state.matches('listed'))
  const decide = (decision: 'first' | 'later' | null) =>
    actor.send({ type: 'update.requested', changes: { x1: { decision } } })
  const shown = () => shownDisagreements(actor.getSnapshot().context)[0]
  const saved = () => waitFor(actor, ({ context }) => Object.keys(context.saving).length === 0)
  return { network, actor, decide, shown, saved }
}

test('a decision is shown at once and stored', async () => {
  const { network, decide, shown, saved } = await open()
  decide('first')
  expect(shown()).toMatchObject({ status: 'decided', decision: 'first' })
  await saved()
  expect(network.backend.db.disagreements.get('x1')?.decision).toBe('first')
  expect(shown()?.decided_at).not.toBeNull()
})

test('two decisions on the same disagreement are stored in their order', async () => {
  const { network, decide, shown } = await open()
  decide('first')
  decide(null)
  expect(shown()).toMatchObject({ status: 'open' })
  await network.idle()
  expect(network.backend.db.disagreements.get('x1')?.decision).toBeNull()
  expect(shown()).toMatchObject({ status: 'open' })
})

test('a decision that is not saved is taken back with the message of the backend', async () => {
  const { network, actor, decide, shown, saved } = await open()
  const failures: string[] = []
  actor.on('failure.occurred', ({ message }) => failures.push(message))
  network.answerWith('PATCH', answers(500, { detail: 'Out of memory.' }))
  decide('later')
  expect(shown()).toMatchObject({ status: 'later' })
  await saved()
  expect(shown()).toMatchObject({ status: 'open' })
  expect(failures).toEqual(['Out of memory.'])
})
