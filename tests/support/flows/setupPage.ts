import { createElement } from 'react'
import { createActor } from 'xstate'
import { SetupView } from '../../../src/flows/setup/SetupView.tsx'
import { liveActors } from '../../../src/flows/setup/setup.actors.ts'
import { setupMachine } from '../../../src/flows/setup/setup.machine.ts'
import { renderedText } from './renderedText.ts'
import { createLinkPage } from './setupLinkPage.ts'

export const GOOD = 'Hippocampus-1953'

/** /setup with its live actors. Tests replace the backdrop, which needs browser APIs. */
export const setupPage = createLinkPage({
  start(token, onEmitted) {
    const actor = createActor(setupMachine.provide({ actors: liveActors }), { input: { token } })
    actor.on('*', onEmitted)
    return actor.start()
  },
  textOf: (actor) =>
    renderedText(
      createElement(SetupView, {
        state: actor.getSnapshot(),
        send: () => {},
        contactEmail: 'us@app.example',
      }),
    ),
  isBusy(actor) {
    const state = actor.getSnapshot()
    return state.matches('verifying') || state.matches('submitting')
  },
  password: GOOD,
})
