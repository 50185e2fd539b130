import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { ControlState } from '../../../../mocks/control/state.ts'
import { type PanelEmitted, panelMachine } from '../../../../mocks/demo/panel/panel.machine.ts'

test('a step that is performed again is done once, and the step that approves an application opens the mailbox', async () => {
  const actor = createActor(
    panelMachine.provide({
      actors: {
        readControls: fromPromise(async () => ({}) as ControlState),
        performStep: fromPromise(async () => {}),
      },
    }),
    { input: { link: null, doneSteps: ['ask'] } },
  )
  const emitted: PanelEmitted[] = []
  actor.on('*', (event) => void emitted.push(event))
  actor.start()
  for (const step of ['ask', 'approve'] as const) {
    await waitFor(actor, (state) => state.matches('idle'))
    actor.send({ type: 'step.requested', step })
  }
  await waitFor(actor, (state) => state.matches('idle'))
  expect(emitted).toEqual([
    { type: 'steps.changed', doneSteps: ['ask'] },
    { type: 'page.changed' },
    { type: 'steps.changed', doneSteps: ['ask', 'approve'] },
    { type: 'mailbox.requested' },
  ])
})
