import { emit, setup } from 'xstate'
import { notProvided } from '../../lib/xstate/notProvided.ts'

export type LandingEvent =
  /** Somebody comes near the form, or reaches for it. */
  { type: 'form.wanted' } | { type: 'reload.requested' }

/**
 * The front page. Its form is loaded when somebody wants it, not before: most visitors read, and the page is there
 * sooner.
 */
export const landingMachine = setup({
  types: {
    context: {} as Record<string, never>,
    events: {} as LandingEvent,
    emitted: {} as { type: 'page.outdated' },
  },
  actors: {
    /** Ends once the form's code is here. */
    loadForm: notProvided<void>('loadForm'),
  },
}).createMachine({
  id: 'landing',
  context: {},
  initial: 'resting',
  states: {
    resting: { on: { 'form.wanted': 'loading' } },
    loading: { invoke: { src: 'loadForm', onDone: 'shown', onError: 'failed' } },
    shown: {},
    // Browsers remember that a file could not be loaded; only another page asks for it again.
    failed: { on: { 'reload.requested': { actions: emit({ type: 'page.outdated' }) } } },
  },
})
