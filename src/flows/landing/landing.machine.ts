import { emit, setup } from 'xstate'
import { notProvided } from '../../lib/xstate/notProvided.ts'

export type LandingEvent =
  /** The user scrolls near the form, or hovers or focuses a request button. */
  { type: 'form.requested' } | { type: 'reload.requested' }

/** The landing page. It loads the form's code on demand, because most visitors only read. */
export const landingMachine = setup({
  types: {
    context: {} as Record<string, never>,
    events: {} as LandingEvent,
    emitted: {} as { type: 'reload.requested' },
  },
  actors: {
    /** Imports the form's code. */
    loadForm: notProvided<void>('loadForm'),
  },
}).createMachine({
  id: 'landing',
  context: {},
  initial: 'idle',
  states: {
    idle: { on: { 'form.requested': 'loading' } },
    loading: { invoke: { src: 'loadForm', onDone: 'shown', onError: 'failed' } },
    shown: {},
    // Browsers cache a failed module import; only a page reload retries it.
    failed: { on: { 'reload.requested': { actions: emit({ type: 'reload.requested' }) } } },
  },
})
