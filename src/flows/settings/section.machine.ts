import { assign, emit, setup } from 'xstate'
import type { User } from '../../api/types.ts'
import type { Settings } from '../../domain/settings.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import type { NameErrors } from './validateChange.ts'
import { validateChange } from './validateChange.ts'

export type Change = Partial<Settings>

export interface SectionInput {
  /** The backend account that stores the settings; null when this device stores them. */
  accountId: string | null
  /** Each change is saved when it is made; otherwise on submit. */
  isAutoSaved: boolean
  /** The stored settings. */
  saved: Settings
  /** Unsaved changes. */
  edited: Change
}

export interface SectionContext extends SectionInput {
  /** The part of `edited` that is being saved. */
  sending: Change
  errors: NameErrors
  /** Error message of the last attempt to save. */
  failure: string | null
}

export type SectionEvent =
  | { type: 'setting.edited'; change: Change }
  | { type: 'form.submitted' }
  | { type: 'changes.discarded' }
  /** The stored settings changed in another tab or section. */
  | { type: 'settings.changed'; settings: Settings }

/** `user` is the updated backend user; null when this device stored the change. */
type SectionEmitted =
  | { type: 'settings.saved'; user: User | null }
  | { type: 'saving.failed'; message: string }

export interface SavingRequest {
  accountId: string | null
  change: Change
}

export const initialSectionContext = (input: SectionInput): SectionContext => ({
  ...input,
  edited: withoutUnchanged(input.edited, input.saved),
  sending: {},
  errors: {},
  failure: null,
})

function withoutUnchanged(change: Change, saved: Change): Change {
  return Object.fromEntries(
    Object.entries(change).filter(([name, value]) => value !== saved[name as keyof Settings]),
  )
}

function validChange(change: Change): Change {
  const result = validateChange(change)
  if (!result.isValid) throw new Error('Only a valid change is sent.')
  return result.change
}

const onSettingEdited = [
  { guard: 'isAutoSaved', actions: 'edit', target: 'saving' },
  { actions: ['edit', 'removeUnchanged'] },
] as const

const onSubmit = [
  { guard: 'canSave', target: 'saving' },
  { guard: 'isEdited', actions: 'showErrors' },
] as const

/** One section of System Settings: its stored settings, unsaved changes, and saving. */
export const sectionMachine = setup({
  types: {
    context: {} as SectionContext,
    input: {} as SectionInput,
    events: {} as SectionEvent,
    emitted: {} as SectionEmitted,
  },
  actors: { saveChange: notProvided<User | null, SavingRequest>('saveChange') },
  guards: {
    isAutoSaved: ({ context }) => context.isAutoSaved,
    isEdited: ({ context }) => Object.keys(context.edited).length > 0,
    canSave: ({ context: { edited } }) => Object.keys(edited).length > 0 && validateChange(edited).isValid,
  },
  actions: {
    edit: assign(({ context, event }) => {
      if (event.type !== 'setting.edited') return {}
      const remainingErrors = Object.entries(context.errors).filter(([name]) => !(name in event.change))
      return { edited: { ...context.edited, ...event.change }, errors: Object.fromEntries(remainingErrors) }
    }),
    // Not while saving: until the response arrives it is not known which settings are stored.
    removeUnchanged: assign(({ context }) => ({ edited: withoutUnchanged(context.edited, context.saved) })),
    showErrors: assign(({ context }) => {
      const result = validateChange(context.edited)
      return { errors: result.isValid ? {} : result.errors }
    }),
    setSaved: assign(({ event }) => (event.type === 'settings.changed' ? { saved: event.settings } : {})),
    applySaved: assign(({ context: { saved, edited, sending } }) => ({
      saved: { ...saved, ...validChange(sending) },
      edited: withoutUnchanged(edited, sending),
      sending: {},
    })),
    discardChanges: assign({ edited: {}, errors: {}, failure: null }),
  },
}).createMachine({
  id: 'settingsSection',
  context: ({ input }) => initialSectionContext(input),
  initial: 'idle',
  on: { 'settings.changed': { actions: ['setSaved', 'removeUnchanged'] } },
  states: {
    idle: {
      on: {
        'setting.edited': onSettingEdited,
        'form.submitted': onSubmit,
        'changes.discarded': { guard: 'isEdited', actions: 'discardChanges' },
      },
    },
    saving: {
      entry: assign(({ context }) => ({ sending: context.edited, errors: {}, failure: null })),
      invoke: {
        src: 'saveChange',
        input: ({ context }) => ({ accountId: context.accountId, change: validChange(context.sending) }),
        onDone: [
          {
            // Changes made while saving stay unsaved until the next submit.
            guard: ({ context }) => Object.keys(withoutUnchanged(context.edited, context.sending)).length > 0,
            actions: ['applySaved', emit(({ event }) => ({ type: 'settings.saved', user: event.output }))],
            target: 'idle',
          },
          {
            actions: ['applySaved', emit(({ event }) => ({ type: 'settings.saved', user: event.output }))],
            target: 'saved',
          },
        ],
        onError: {
          actions: [
            assign(({ context, event }) => ({
              failure: messageOf(event.error),
              // The switch shows the stored value again.
              edited: context.isAutoSaved ? {} : context.edited,
            })),
            emit(({ event }) => ({ type: 'saving.failed', message: messageOf(event.error) })),
          ],
          target: 'failed',
        },
      },
      on: {
        'setting.edited': [
          { guard: 'isAutoSaved', actions: 'edit', target: 'saving', reenter: true },
          { actions: 'edit' },
        ],
        'settings.changed': { actions: 'setSaved' },
      },
    },
    saved: {
      on: {
        'setting.edited': [
          { guard: 'isAutoSaved', actions: 'edit', target: 'saving' },
          { actions: ['edit', 'removeUnchanged'], target: 'idle' },
        ],
      },
    },
    failed: {
      on: {
        'setting.edited': onSettingEdited,
        'form.submitted': onSubmit,
        'changes.discarded': { actions: 'discardChanges', target: 'idle' },
      },
    },
  },
})
