import { assign, emit, setup } from 'xstate'
import type { Application } from '../../../hosted/applications.ts'
import type { DecisionItem, ItemStatus } from './decisionItems.ts'
import type { Verdict } from './decisionRules.ts'
import { notesError } from './decisionRules.ts'

export interface ReviewContext {
  /** The application in the dialog. The previous one while the dialog is closed; null before the first. */
  application: Application | null
  /** Unsaved notes by application id. Kept when the dialog closes and when a decision is undone. */
  drafts: Readonly<Record<string, string>>
  verdict: Verdict
  /** Why the verdict was not saved. */
  saveFailure: ItemStatus | null
}

export type ReviewEvent =
  | { type: 'review.requested'; application: Application }
  | { type: 'notes.edited'; notes: string }
  | { type: 'verdict.given'; verdict: Verdict }
  | { type: 'saving.finished'; item: DecisionItem }
  | { type: 'dialog.dismissed' }

type ReviewEmitted = {
  type: 'decision.requested'
  application: Application
  verdict: Verdict
  notes: string
}

export const initialReviewContext: ReviewContext = {
  application: null,
  drafts: {},
  verdict: 'approved',
  saveFailure: null,
}

/** The notes in the dialog: the draft, or else the stored notes. */
export function notesOf({ application, drafts }: Pick<ReviewContext, 'application' | 'drafts'>): string {
  if (application === null) return ''
  return drafts[application.id] ?? application.admin_notes ?? ''
}

/** The review dialog of one application. It emits the decision and shows why it was not saved. */
export const reviewMachine = setup({
  types: {
    context: {} as ReviewContext,
    events: {} as ReviewEvent,
    emitted: {} as ReviewEmitted,
  },
  guards: {
    hasValidNotes: ({ context }) => notesError(notesOf(context)) === null,
    isPending: ({ event }) => event.type === 'review.requested' && event.application.status === 'pending',
    isSaveFailed: ({ event }) => event.type === 'saving.finished' && event.item.status.kind === 'failed',
    isOutdated: ({ event }) =>
      event.type === 'saving.finished' && ['decidedElsewhere', 'notFound'].includes(event.item.status.kind),
  },
  actions: {
    openApplication: assign(({ event }) =>
      event.type === 'review.requested' ? { application: event.application, saveFailure: null } : {},
    ),
    saveDraft: assign(({ context: { drafts, application }, event }) =>
      event.type === 'notes.edited' && application !== null
        ? { drafts: { ...drafts, [application.id]: event.notes } }
        : {},
    ),
    setVerdict: assign(({ event }) =>
      event.type === 'verdict.given' ? { verdict: event.verdict, saveFailure: null } : {},
    ),
    setSaveFailure: assign(({ event }) =>
      event.type === 'saving.finished'
        ? { application: event.item.application, saveFailure: event.item.status }
        : {},
    ),
    emitDecision: emit(({ context }) => ({
      type: 'decision.requested',
      application: context.application as Application,
      verdict: context.verdict,
      notes: notesOf(context),
    })),
  },
}).createMachine({
  id: 'review',
  context: initialReviewContext,
  initial: 'closed',
  states: {
    closed: {
      on: {
        'review.requested': [
          { guard: 'isPending', actions: 'openApplication', target: 'open' },
          { actions: 'openApplication', target: 'reading' },
        ],
      },
    },
    /** Shows a pending application with its notes and both verdicts. */
    open: {
      on: {
        'notes.edited': { actions: 'saveDraft' },
        'verdict.given': { guard: 'hasValidNotes', actions: 'setVerdict', target: 'saving' },
        'dialog.dismissed': 'closed',
      },
    },
    saving: {
      entry: 'emitDecision',
      on: {
        'saving.finished': [
          { guard: 'isSaveFailed', actions: 'setSaveFailure', target: 'failed' },
          { guard: 'isOutdated', actions: 'setSaveFailure', target: 'outdated' },
          { target: 'closed' },
        ],
      },
    },
    /** The decision was not saved; the notes are kept. */
    failed: {
      on: {
        'notes.edited': { actions: 'saveDraft' },
        'verdict.given': { guard: 'hasValidNotes', actions: 'setVerdict', target: 'saving' },
        'dialog.dismissed': 'closed',
      },
    },
    /** Another admin changed or removed the application first. */
    outdated: { on: { 'dialog.dismissed': 'closed' } },
    /** Read-only, because the application is not pending. */
    reading: { on: { 'dialog.dismissed': 'closed' } },
  },
})
