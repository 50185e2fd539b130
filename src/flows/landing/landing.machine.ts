import { assign, setup } from 'xstate'
import { notProvided } from '../../machines/notProvided.ts'

/** Somebody comes near the form, reaches for it, or tries again after it could not be loaded. */
export type LandingEvent = { type: 'form.wanted' }

/**
 * The front page. Its form is loaded when somebody wants it, not before: most visitors read, and the page is there
 * sooner.
 */
export const landingMachine = setup({
  types: {
    context: {} as {
      /** The form could not be loaded, and has not been since. */
      hasFailed: boolean
    },
    events: {} as LandingEvent,
  },
  actors: {
    /** Ends once the form's code is here. */
    loadForm: notProvided<void>('loadForm'),
  },
}).createMachine({
  id: 'landing',
  initial: 'resting',
  context: { hasFailed: false },
  states: {
    resting: { on: { 'form.wanted': 'loading' } },
    loading: {
      invoke: {
        src: 'loadForm',
        onDone: 'shown',
        onError: { target: 'failed', actions: assign({ hasFailed: true }) },
      },
    },
    shown: {},
    failed: { on: { 'form.wanted': 'loading' } },
  },
})
