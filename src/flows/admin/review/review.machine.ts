import { assign, emit, setup } from 'xstate'
import type { Application } from '../../../hosted/applications.ts'
import { messageOf } from '../../../lib/messageOf.ts'
import { notProvided } from '../../../lib/xstate/notProvided.ts'
import type { ActionOutcome } from '../waitlist/applicationAction.machine.ts'
import type { DecisionItem, ItemStatus } from './decisionItems.ts'
import { notesError, type Verdict } from './decisionRules.ts'

export interface ReviewContext {
  /** The application in the dialog. The previous one while the dialog is closed; null before the first. */
  application: Application | null
  /** Unsaved notes by application id. Kept when the dialog closes and when a decision is undone. */
  drafts: Readonly<Record<string, string>>
  verdict: Verdict
  /** Why the verdict was not saved, or the application not reopened. */
  saveFailure: ItemStatus | null
}

export type ReviewEvent =
  /** From the list, or by Next or Previous. */
  | { type: 'review.requested'; application: Application }
  | { type: 'notes.edited'; notes: string }
  | { type: 'verdict.given'; verdict: Verdict }
  /** `next`: the pending application to show after a decision; null if there is none. */
  | { type: 'saving.finished'; item: DecisionItem; next: Application | null }
  /** Returns a rejected application to pending. */
  | { type: 'reopen.requested' }
  | { type: 'dialog.dismissed' }

type ReviewEmitted =
  | { type: 'decision.requested'; application: Application; verdict: Verdict; notes: string }
  | { type: 'application.changed'; application: Application }

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

const outdatedStatus = (outcome: ActionOutcome): ItemStatus =>
  outcome.kind === 'changed'
    ? {
        kind: 'decidedElsewhere',
        status: outcome.application.status,
        by: null,
        at: outcome.application.reviewed_at,
      }
    : { kind: 'notFound' }

const applicationOf = (outcome: ActionOutcome) =>
  (outcome.kind === 'notFound' ? null : outcome.application) as Application

const reviewSetup = setup({
  types: {
    context: {} as ReviewContext,
    events: {} as ReviewEvent,
    emitted: {} as ReviewEmitted,
  },
  actors: { reopen: notProvided<ActionOutcome, { application: Application }>('reopen') },
  guards: {
    hasValidNotes: ({ context }) => notesError(notesOf(context)) === null,
    isRejected: ({ context }) => context.application?.status === 'rejected',
    hasNext: ({ event }) => event.type === 'saving.finished' && event.next !== null,
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
    openNext: assign(({ event }) =>
      event.type === 'saving.finished' ? { application: event.next, saveFailure: null } : {},
    ),
    /** The notes of the rejection become the draft of the next decision. */
    openReopened: assign(({ context: { application, drafts } }, reopened: Application) => ({
      application: reopened,
      saveFailure: null,
      drafts: { [reopened.id]: application?.admin_notes ?? '', ...drafts },
    })),
    setOutdated: assign(({ context: { application } }, outcome: ActionOutcome) => ({
      application: outcome.kind === 'notFound' ? application : outcome.application,
      saveFailure: outdatedStatus(outcome),
    })),
    setReason: assign((_, reason: string) => ({ saveFailure: { kind: 'failed' as const, reason } })),
    emitChange: emit((_, application: Application) => ({
      type: 'application.changed' as const,
      application,
    })),
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
})

/** Opens an application, also while another one is open. */
const OPENING = reviewSetup.createStateConfig({
  on: {
    'review.requested': [
      { guard: 'isPending', actions: 'openApplication', target: 'open' },
      { actions: 'openApplication', target: 'reading' },
    ],
  },
}).on

/**
 * The review dialog. It emits the decision on an application, shows why it was not saved, and then shows the next one. A
 * rejected application can be reopened.
 */
export const reviewMachine = reviewSetup.createMachine({
  id: 'review',
  context: initialReviewContext,
  initial: 'closed',
  states: {
    closed: { on: OPENING },
    /** Shows a pending application with its notes and both verdicts. */
    open: {
      on: {
        'notes.edited': { actions: 'saveDraft' },
        'verdict.given': { guard: 'hasValidNotes', actions: 'setVerdict', target: 'saving' },
        'dialog.dismissed': 'closed',
        ...OPENING,
      },
    },
    saving: {
      entry: 'emitDecision',
      on: {
        'saving.finished': [
          { guard: 'isSaveFailed', actions: 'setSaveFailure', target: 'failed' },
          { guard: 'isOutdated', actions: 'setSaveFailure', target: 'outdated' },
          { guard: 'hasNext', actions: 'openNext', target: 'open' },
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
        ...OPENING,
      },
    },
    /** Another admin changed or removed the application first. */
    outdated: { on: { 'dialog.dismissed': 'closed', ...OPENING } },
    /** Read-only, because the application is not pending. */
    reading: {
      on: {
        'reopen.requested': { guard: 'isRejected', target: 'reopening' },
        'dialog.dismissed': 'closed',
      },
    },
    reopening: {
      invoke: {
        src: 'reopen',
        input: ({ context }) => ({ application: context.application as Application }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'notFound',
            actions: { type: 'setOutdated', params: ({ event }) => event.output },
            target: 'outdated',
          },
          {
            guard: ({ event }) => event.output.kind === 'changed',
            actions: [
              { type: 'setOutdated', params: ({ event }) => event.output },
              { type: 'emitChange', params: ({ event }) => applicationOf(event.output) },
            ],
            target: 'outdated',
          },
          {
            actions: [
              { type: 'openReopened', params: ({ event }) => applicationOf(event.output) },
              { type: 'emitChange', params: ({ event }) => applicationOf(event.output) },
            ],
            target: 'open',
          },
        ],
        onError: {
          actions: { type: 'setReason', params: ({ event }) => messageOf(event.error) },
          target: 'reading',
        },
      },
    },
  },
})
