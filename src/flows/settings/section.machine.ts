import { assign, emit, setup } from 'xstate'
import type { User } from '../../api/types.ts'
import type { Settings } from '../../domain/settings.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import type { NameErrors } from './validateChange.ts'
import { validateChange } from './validateChange.ts'

export type Change = Partial<Settings>

export interface SectionInput {
  /** Whose account keeps the settings; null where this device does. */
  accountId: string | null
  /** Each change is saved as it is made; else it waits for the button. */
  isAtOnce: boolean
  /** The settings as they stand. */
  kept: Settings
  /** What was changed on an earlier visit of the page, and not saved. */
  edited: Change
}

export interface SectionContext extends SectionInput {
  /** What of the edited is on its way. */
  sent: Change
  errors: NameErrors
  /** Why the last saving failed. */
  failure: string | null
}

export type SectionEvent =
  | { type: 'setting.edited'; change: Change }
  | { type: 'form.submitted' }
  | { type: 'changes.discarded' }
  /** They were changed elsewhere: in another tab, by another section. */
  | { type: 'kept.changed'; kept: Settings }

/** The user is as the account now has it; null where this device keeps the change. */
type SectionEmitted =
  | { type: 'settings.saved'; user: User | null }
  | { type: 'saving.failed'; message: string }

export interface SavingRequest {
  accountId: string | null
  change: Change
}

/** What of the change is not as it is kept. */
function pruned(change: Change, kept: Change): Change {
  return Object.fromEntries(
    Object.entries(change).filter(([name, value]) => value !== kept[name as keyof Settings]),
  )
}

function checked(change: Change): Change {
  const result = validateChange(change)
  if (!result.isValid) throw new Error('Only a valid change is sent.')
  return result.change
}

const edits = [
  { guard: 'isAtOnce', actions: 'edit', target: 'saving' },
  { actions: ['edit', 'prune'] },
] as const

const submits = [
  { guard: 'isReady', target: 'saving' },
  { guard: 'isEdited', actions: 'showErrors' },
] as const

/** A section of the settings: what stands, what was changed of it, and the saving of that. */
export const sectionMachine = setup({
  types: {
    context: {} as SectionContext,
    input: {} as SectionInput,
    events: {} as SectionEvent,
    emitted: {} as SectionEmitted,
  },
  actors: { saveChange: notProvided<User | null, SavingRequest>('saveChange') },
  guards: {
    isAtOnce: ({ context }) => context.isAtOnce,
    isEdited: ({ context }) => Object.keys(context.edited).length > 0,
    isReady: ({ context: { edited } }) => Object.keys(edited).length > 0 && validateChange(edited).isValid,
  },
  actions: {
    edit: assign(({ context, event }) => {
      if (event.type !== 'setting.edited') return {}
      const untouched = Object.entries(context.errors).filter(([name]) => !(name in event.change))
      return { edited: { ...context.edited, ...event.change }, errors: Object.fromEntries(untouched) }
    }),
    // Not while something is on its way: then only what comes back tells what is kept.
    prune: assign(({ context }) => ({ edited: pruned(context.edited, context.kept) })),
    showErrors: assign(({ context }) => {
      const result = validateChange(context.edited)
      return { errors: result.isValid ? {} : result.errors }
    }),
    takeKept: assign(({ event }) => (event.type === 'kept.changed' ? { kept: event.kept } : {})),
    settle: assign(({ context: { kept, edited, sent } }) => ({
      kept: { ...kept, ...checked(sent) },
      edited: pruned(edited, sent),
      sent: {},
    })),
    discard: assign({ edited: {}, errors: {}, failure: null }),
  },
}).createMachine({
  id: 'settingsSection',
  context: ({ input }) => ({
    ...input,
    edited: pruned(input.edited, input.kept),
    sent: {},
    errors: {},
    failure: null,
  }),
  initial: 'idle',
  on: { 'kept.changed': { actions: ['takeKept', 'prune'] } },
  states: {
    idle: {
      on: {
        'setting.edited': edits,
        'form.submitted': submits,
        'changes.discarded': { guard: 'isEdited', actions: 'discard' },
      },
    },
    saving: {
      entry: assign(({ context }) => ({ sent: context.edited, errors: {}, failure: null })),
      invoke: {
        src: 'saveChange',
        input: ({ context }) => ({ accountId: context.accountId, change: checked(context.sent) }),
        onDone: [
          {
            // What was typed meanwhile waits for the next saving.
            guard: ({ context }) => Object.keys(pruned(context.edited, context.sent)).length > 0,
            actions: ['settle', emit(({ event }) => ({ type: 'settings.saved', user: event.output }))],
            target: 'idle',
          },
          {
            actions: ['settle', emit(({ event }) => ({ type: 'settings.saved', user: event.output }))],
            target: 'saved',
          },
        ],
        onError: {
          actions: [
            assign(({ context, event }) => ({
              failure: messageOf(event.error),
              // A switch shows what is kept.
              edited: context.isAtOnce ? {} : context.edited,
            })),
            emit(({ event }) => ({ type: 'saving.failed', message: messageOf(event.error) })),
          ],
          target: 'failed',
        },
      },
      on: {
        'setting.edited': [
          { guard: 'isAtOnce', actions: 'edit', target: 'saving', reenter: true },
          { actions: 'edit' },
        ],
        'kept.changed': { actions: 'takeKept' },
      },
    },
    saved: {
      on: {
        'setting.edited': [
          { guard: 'isAtOnce', actions: 'edit', target: 'saving' },
          { actions: ['edit', 'prune'], target: 'idle' },
        ],
      },
    },
    failed: {
      on: {
        'setting.edited': edits,
        'form.submitted': submits,
        'changes.discarded': { actions: 'discard', target: 'idle' },
      },
    },
  },
})
