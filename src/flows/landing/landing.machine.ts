import { emit, setup } from 'xstate'
import { notProvided } from '../../lib/xstate/notProvided.ts'

export type LandingEvent =
  /** The user scrolls near the form, or hovers or focuses a request button. */
  | { type: 'form.requested' }
  /** The user scrolls near an example, or hovers or focuses the link to it. */
  | { type: 'example.requested' }
  | { type: 'reload.requested' }

const base = setup({
  types: {
    context: {} as Record<string, never>,
    events: {} as LandingEvent,
    emitted: {} as { type: 'reload.requested' },
  },
  actors: {
    loadForm: notProvided<void>('loadForm'),
    loadExample: notProvided<void>('loadExample'),
  },
})

// Browsers cache a failed module import; only a page reload retries it.
const failed = base.createStateConfig({
  on: { 'reload.requested': { actions: emit({ type: 'reload.requested' }) } },
})

/** The landing page. It loads the form and the examples on demand, because not every visitor reaches them. */
export const landingMachine = base.createMachine({
  id: 'landing',
  context: {},
  type: 'parallel',
  states: {
    form: {
      initial: 'idle',
      states: {
        idle: { on: { 'form.requested': 'loading' } },
        loading: { invoke: { src: 'loadForm', onDone: 'shown', onError: 'failed' } },
        shown: {},
        failed,
      },
    },
    example: {
      initial: 'idle',
      states: {
        idle: { on: { 'example.requested': 'loading' } },
        loading: { invoke: { src: 'loadExample', onDone: 'shown', onError: 'failed' } },
        shown: {},
        failed,
      },
    },
  },
})
