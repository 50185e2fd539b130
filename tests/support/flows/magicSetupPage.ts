import { createElement } from 'react'
import { createActor } from 'xstate'
import { MagicSetupView } from '../../../src/flows/magic-setup/MagicSetupView.tsx'
import { liveActors } from '../../../src/flows/magic-setup/magicSetup.actors.ts'
import { magicSetupMachine } from '../../../src/flows/magic-setup/magicSetup.machine.ts'
import { renderedText } from './renderedText.ts'
import { createLinkPage } from './setupLinkPage.ts'

export const GOOD = 'sleep spindle'

const BUSY_STATES = ['loading', 'checkingLink', 'creatingAccount', 'claiming', 'checkingBackend']

/** /magic-setup with its live actors. Tests replace the backdrop, which needs browser APIs. */
export const magicSetupPage = createLinkPage({
  start(token, onEmitted) {
    const actor = createActor(magicSetupMachine.provide({ actors: liveActors }), { input: { token } })
    actor.on('*', onEmitted)
    return actor.start()
  },
  textOf: (actor) =>
    renderedText(
      createElement(MagicSetupView, {
        state: actor.getSnapshot(),
        send: () => {},
        contactEmail: 'us@app.example',
        onboardingPath: null,
      }),
    ),
  isBusy: (actor) => BUSY_STATES.some((busy) => actor.getSnapshot().value === busy),
  password: GOOD,
})
