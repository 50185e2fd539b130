import { assign, emit, setup } from 'xstate'
import { messageOf } from '../../../src/lib/messageOf.ts'
import { notProvided } from '../../../src/lib/xstate/notProvided.ts'
import type { ControlState } from '../../control/state.ts'
import type { ControlChange } from '../controls/controlChange.ts'
import { movesClock, replacesData } from '../controls/controlChange.ts'
import type { DemoLink } from '../link/demoLink.ts'
import type { Role } from '../people/roles.ts'

export interface LinkResult {
  /** One sentence for each part that could not be applied. */
  readonly problems: readonly string[]
  readonly hasReplacedData: boolean
}

export interface PanelContext {
  /** Null before the backend has answered. */
  controls: ControlState | null
  /** The link that was opened, until it is applied. */
  link: DemoLink | null
  /** What a link did, until it is dismissed. */
  linkResult: LinkResult | null
  failure: string | null
  role: Role | null
  /** The change that has to be confirmed, is in progress or has failed. */
  change: ControlChange | null
  /** The index of the step of the script that is being performed. */
  step: number | null
  /** The index of the step that comes next; the number of steps after the last one. */
  position: number
}

export type PanelEvent =
  /** Any tab has changed the settings. */
  | { type: 'controls.changed'; controls: ControlState }
  | { type: 'retry.requested' }
  | { type: 'signIn.requested'; role: Role }
  | { type: 'change.requested'; change: ControlChange }
  | { type: 'change.confirmed' }
  | { type: 'change.cancelled' }
  | { type: 'step.requested'; step: number }
  | { type: 'step.returned' }
  | { type: 'linkResult.dismissed' }

export type PanelEmitted =
  /** The page has to be loaded again: at the start, or where it is. */
  | { type: 'restart.requested'; at: 'home' | 'here' }
  /** A sign-in or a step has changed the page. */
  | { type: 'page.changed' }
  | { type: 'step.failed'; reason: string }
  | { type: 'link.applied'; result: LinkResult }
  | { type: 'position.changed'; position: number }

export interface PanelInput {
  link: DemoLink | null
  position: number
}

export function initialPanelContext({ link, position }: PanelInput): PanelContext {
  return {
    controls: null,
    link,
    linkResult: null,
    failure: null,
    role: null,
    change: null,
    step: null,
    position,
  }
}

export const panelMachine = setup({
  types: {
    context: {} as PanelContext,
    events: {} as PanelEvent,
    emitted: {} as PanelEmitted,
    input: {} as PanelInput,
    // busy: an action is running.
    tags: {} as 'busy',
  },
  actors: {
    readControls: notProvided<ControlState>('readControls'),
    applyLink: notProvided<LinkResult, DemoLink | null>('applyLink'),
    signInAs: notProvided<void, Role | null>('signInAs'),
    changeControls: notProvided<void, ControlChange | null>('changeControls'),
    performStep: notProvided<void, number | null>('performStep'),
  },
  guards: {
    losesData: ({ event }) =>
      event.type === 'change.requested' && ['world', 'deletePrevious'].includes(event.change.kind),
    hasLink: ({ context }) => context.link !== null,
    replacesData: ({ context }) => context.change !== null && replacesData(context.change),
    movesClock: ({ context }) => context.change !== null && movesClock(context.change),
  },
  actions: {
    saveControls: assign(({ event }) =>
      event.type === 'controls.changed' ? { controls: event.controls } : {},
    ),
    saveChange: assign(({ event }) =>
      event.type === 'change.requested' ? { change: event.change, failure: null } : {},
    ),
    emitPosition: emit(({ context }) => ({ type: 'position.changed', position: context.position })),
  },
}).createMachine({
  id: 'presenter-panel',
  context: ({ input }) => initialPanelContext(input),
  on: {
    'controls.changed': { actions: 'saveControls' },
    'linkResult.dismissed': { actions: assign({ linkResult: null }) },
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'readControls',
        onDone: [
          {
            guard: 'hasLink',
            actions: assign({ controls: ({ event }) => event.output }),
            target: 'applyingLink',
          },
          { actions: assign({ controls: ({ event }) => event.output }), target: 'idle' },
        ],
        onError: {
          actions: assign({ failure: ({ event }) => messageOf(event.error) }),
          target: 'unavailable',
        },
      },
    },
    unavailable: {
      on: { 'retry.requested': { actions: assign({ failure: null }), target: 'loading' } },
    },
    applyingLink: {
      tags: 'busy',
      invoke: {
        src: 'applyLink',
        input: ({ context }) => context.link,
        onDone: {
          actions: [
            assign({ link: null, linkResult: ({ event }) => event.output }),
            emit(({ event }) => ({ type: 'link.applied', result: event.output })),
          ],
          target: 'idle',
        },
        onError: {
          actions: [assign({ link: null }), assign({ failure: ({ event }) => messageOf(event.error) })],
          target: 'idle',
        },
      },
    },
    idle: {
      on: {
        'signIn.requested': {
          actions: assign({ role: ({ event }) => event.role, failure: null, change: null }),
          target: 'signingIn',
        },
        'change.requested': [
          { guard: 'losesData', actions: 'saveChange', target: 'confirming' },
          { actions: 'saveChange', target: 'changing' },
        ],
        'step.requested': {
          actions: assign({ step: ({ event }) => event.step, failure: null, change: null }),
          target: 'performing',
        },
        'step.returned': {
          guard: ({ context }) => context.position > 0,
          actions: [assign({ position: ({ context }) => context.position - 1 }), 'emitPosition'],
        },
      },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        src: 'signInAs',
        input: ({ context }) => context.role,
        onDone: { actions: emit({ type: 'page.changed' }), target: 'idle' },
        onError: { actions: assign({ failure: ({ event }) => messageOf(event.error) }), target: 'idle' },
      },
      exit: assign({ role: null }),
    },
    confirming: {
      on: {
        'change.confirmed': { target: 'changing' },
        'change.cancelled': { actions: assign({ change: null }), target: 'idle' },
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        src: 'changeControls',
        input: ({ context }) => context.change,
        onDone: [
          {
            guard: 'replacesData',
            actions: [
              assign({ position: 0 }),
              'emitPosition',
              emit({ type: 'restart.requested', at: 'home' }),
            ],
            target: 'restarting',
          },
          {
            guard: 'movesClock',
            actions: emit({ type: 'restart.requested', at: 'here' }),
            target: 'restarting',
          },
          { actions: assign({ change: null }), target: 'idle' },
        ],
        onError: {
          actions: assign({ failure: ({ event }) => messageOf(event.error) }),
          target: 'idle',
        },
      },
    },
    performing: {
      tags: 'busy',
      invoke: {
        src: 'performStep',
        input: ({ context }) => context.step,
        onDone: {
          actions: [
            assign(({ context: { step, position } }) => ({
              position: step === null ? position : step + 1,
              step: null,
            })),
            'emitPosition',
            emit({ type: 'page.changed' }),
          ],
          target: 'idle',
        },
        onError: {
          actions: [
            assign({ step: null, failure: ({ event }) => messageOf(event.error) }),
            emit(({ event }) => ({ type: 'step.failed', reason: messageOf(event.error) })),
          ],
          target: 'idle',
        },
      },
    },
    /** The page is about to be loaded again. */
    restarting: { type: 'final', tags: 'busy' },
  },
})
