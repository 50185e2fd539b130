import { assign, emit, setup } from 'xstate'
import type { User } from '../../api/types.ts'
import type { Settings } from '../../domain/settings.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import { type Change, type NameErrors, validateChange, withoutEqual } from './validateChange.ts'

export interface SectionInput {
  /** The backend account that stores the settings; null when this device stores them. */
  accountId: string | null
  saved: Settings
}

export interface SectionContext extends SectionInput {
  /** The changes as entered, with spaces at their ends. Some may be invalid. */
  edited: Change
  sending: Change
  errors: NameErrors
  failure: string | null
  /** The setting that was changed last. Its control shows the status. */
  lastEdited: keyof Settings | null
  editCount: number
  /** Whether more changes can follow: saving waits for a pause. */
  isTyping: boolean
  /** Whether System Settings shows the section. */
  isPageOpen: boolean
}

export type SectionEvent =
  /** A text field or slider changed. It is saved after a pause. */
  | { type: 'setting.edited'; change: Change }
  /** A switch or option changed. It is saved at once. */
  | { type: 'setting.chosen'; change: Change }
  /** A field was left or submitted with Enter. */
  | { type: 'editing.finished' }
  | { type: 'saving.retried' }
  | { type: 'page.entered' }
  | { type: 'page.left' }
  /** The stored settings changed in another tab or section. */
  | { type: 'settings.changed'; settings: Settings }

type SectionEmitted =
  /** `user` is the updated backend user; null when this device stored the change. */
  | { type: 'settings.saved'; user: User | null }
  /** Saving failed while no View showed the section. */
  | { type: 'saving.failed'; message: string }

export interface SavingRequest {
  accountId: string | null
  change: Change
}

export const initialSectionContext = (input: SectionInput): SectionContext => ({
  ...input,
  edited: {},
  sending: {},
  errors: {},
  failure: null,
  lastEdited: null,
  editCount: 0,
  isTyping: false,
  isPageOpen: false,
})

const changeToSave = ({ edited, saved }: SectionContext) => withoutEqual(validateChange(edited).valid, saved)

/** Whether there are changes that are not stored yet, valid or not. */
export function hasUnsavedChange(context: SectionContext): boolean {
  return Object.keys({ ...changeToSave(context), ...validateChange(context.edited).errors }).length > 0
}

/** One section of System Settings: its stored settings, its changes, and saving them one after the other. */
export const sectionMachine = setup({
  types: {
    context: {} as SectionContext,
    input: {} as SectionInput,
    events: {} as SectionEvent,
    emitted: {} as SectionEmitted,
  },
  actors: { saveChange: notProvided<User | null, SavingRequest>('saveChange') },
  delays: { typingPause: 800 },
  guards: {
    isTyping: ({ context }) => context.isTyping,
    canSave: ({ context }) => Object.keys(changeToSave(context)).length > 0,
    /** Whether a setting was changed after saving had started. */
    isEditedSince: ({ context }) =>
      Object.keys(withoutEqual(changeToSave(context), context.sending)).length > 0,
  },
  actions: {
    edit: assign(({ context, event }) => {
      if (event.type !== 'setting.edited' && event.type !== 'setting.chosen') return {}
      const { change } = event
      const otherErrors = Object.entries(context.errors).filter(([name]) => !(name in change))
      return {
        edited: { ...context.edited, ...change },
        errors: Object.fromEntries(otherErrors),
        failure: null,
        lastEdited: Object.keys(change)[0] as keyof Settings,
        editCount: context.editCount + 1,
        isTyping: event.type === 'setting.edited',
      }
    }),
    pause: assign(({ context }) => ({ isTyping: false, errors: validateChange(context.edited).errors })),
    // Not after a pause: a space at the end of a name may be followed by another word.
    trimNames: assign(({ context: { edited } }) => ({
      edited: { ...edited, ...validateChange(edited).valid },
    })),
    setSaved: assign(({ context, event }) => {
      if (event.type !== 'settings.changed') return {}
      const { settings } = event
      const isSaved = (name: string) => !(name in changeToSave(context)) && !(name in context.errors)
      // A saved text is still in `edited`. Without this, it would overwrite a change from another tab.
      const kept = Object.entries(context.edited).filter(
        ([name]) =>
          !isSaved(name) || settings[name as keyof Settings] === context.saved[name as keyof Settings],
      )
      return { saved: settings, edited: Object.fromEntries(kept) }
    }),
    applySaved: assign(({ context: { saved, sending } }) => ({
      saved: { ...saved, ...sending },
      sending: {},
      failure: null,
    })),
    enterPage: assign({ isPageOpen: true }),
    leavePage: assign({ isPageOpen: false }),
  },
}).createMachine({
  id: 'settingsSection',
  context: ({ input }) => initialSectionContext(input),
  initial: 'idle',
  on: {
    'settings.changed': { actions: 'setSaved' },
    'setting.edited': { actions: 'edit', target: '.editing' },
    'setting.chosen': { actions: ['edit', 'pause'], target: '.idle' },
    'editing.finished': { actions: ['pause', 'trimNames'] },
    'page.entered': { actions: 'enterPage' },
    'page.left': { actions: ['pause', 'trimNames', 'leavePage'] },
  },
  states: {
    idle: { always: { guard: 'canSave', target: 'saving' } },
    editing: {
      after: { typingPause: { actions: 'pause', target: 'idle' } },
      on: {
        'setting.edited': { actions: 'edit', target: 'editing', reenter: true },
        'editing.finished': { actions: ['pause', 'trimNames'], target: 'idle' },
        'page.left': { actions: ['pause', 'trimNames', 'leavePage'], target: 'idle' },
      },
    },
    saving: {
      entry: assign(({ context }) => ({ sending: changeToSave(context) })),
      invoke: {
        src: 'saveChange',
        input: ({ context }) => ({ accountId: context.accountId, change: context.sending }),
        onDone: {
          actions: ['applySaved', emit(({ event }) => ({ type: 'settings.saved', user: event.output }))],
          target: 'saved',
        },
        onError: [
          { guard: 'isTyping', target: 'editing' },
          { guard: 'isEditedSince', target: 'saving', reenter: true },
          { actions: assign({ failure: ({ event }) => messageOf(event.error) }), target: 'failed' },
        ],
      },
      on: {
        // Saved when the running request has ended, so that the last change is stored last.
        'setting.edited': { actions: 'edit' },
        'setting.chosen': { actions: ['edit', 'pause'] },
      },
    },
    saved: {
      always: [
        { guard: 'isTyping', target: 'editing' },
        { guard: 'canSave', target: 'saving' },
      ],
      on: {
        'page.entered': { actions: 'enterPage', target: 'idle' },
        'editing.finished': { actions: ['pause', 'trimNames'] },
      },
    },
    failed: {
      entry: emit(({ context }) => ({ type: 'saving.failed', message: context.failure ?? '' })),
      on: {
        'saving.retried': [
          { guard: 'canSave', target: 'saving' },
          { actions: assign({ failure: null }), target: 'idle' },
        ],
      },
    },
  },
})
