import { assign, emit, setup } from 'xstate'
import type { Application } from '../../../hosted/applications.ts'
import type { DecisionItem } from './decisionItems.ts'
import type { Verdict } from './decisionRules.ts'
import { notesError } from './decisionRules.ts'

export interface ReviewContext {
  /** The application in the dialog; the last one while it is closed, and null before the first. */
  submission: Application | null
  /** What was typed about applications, by their ids: it outlives the dialog, and decisions that are undone. */
  drafts: Readonly<Record<string, string>>
  verdict: Verdict
  /** What became of the verdict where it was not saved. */
  answer: DecisionItem['standing'] | null
}

export type ReviewEvent =
  | { type: 'review.requested'; submission: Application }
  | { type: 'notes.edited'; notes: string }
  | { type: 'verdict.given'; verdict: Verdict }
  /** The decision has its answer. */
  | { type: 'decision.answered'; row: DecisionItem }
  | { type: 'dialog.dismissed' }

type ReviewEmitted = {
  type: 'decision.requested'
  submission: Application
  verdict: Verdict
  notes: string
}

/** The notes in the dialog: what was typed, else what the application has. */
export function notesOf({ submission, drafts }: Pick<ReviewContext, 'submission' | 'drafts'>): string {
  if (submission === null) return ''
  return drafts[submission.id] ?? submission.admin_notes ?? ''
}

/** The dialog with one application. It asks for a decision, and tells what kept one from being saved. */
export const reviewMachine = setup({
  types: {
    context: {} as ReviewContext,
    events: {} as ReviewEvent,
    emitted: {} as ReviewEmitted,
  },
  guards: {
    areNotesFit: ({ context }) => notesError(notesOf(context)) === null,
    isPending: ({ event }) => event.type === 'review.requested' && event.submission.status === 'pending',
    isFailed: ({ event }) => event.type === 'decision.answered' && event.row.standing.kind === 'failed',
    isOvertaken: ({ event }) =>
      event.type === 'decision.answered' && ['taken', 'gone'].includes(event.row.standing.kind),
  },
  actions: {
    show: assign(({ event }) =>
      event.type === 'review.requested' ? { submission: event.submission, answer: null } : {},
    ),
    keepDraft: assign(({ context: { drafts, submission }, event }) =>
      event.type === 'notes.edited' && submission !== null
        ? { drafts: { ...drafts, [submission.id]: event.notes } }
        : {},
    ),
    noteVerdict: assign(({ event }) =>
      event.type === 'verdict.given' ? { verdict: event.verdict, answer: null } : {},
    ),
    noteAnswer: assign(({ event }) =>
      event.type === 'decision.answered'
        ? { submission: event.row.submission, answer: event.row.standing }
        : {},
    ),
    askForDecision: emit(({ context }) => ({
      type: 'decision.requested',
      submission: context.submission as Application,
      verdict: context.verdict,
      notes: notesOf(context),
    })),
  },
}).createMachine({
  id: 'review',
  context: { submission: null, drafts: {}, verdict: 'approved', answer: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'review.requested': [
          { guard: 'isPending', actions: 'show', target: 'open' },
          { actions: 'show', target: 'reading' },
        ],
      },
    },
    /** To be decided about. */
    open: {
      on: {
        'notes.edited': { actions: 'keepDraft' },
        'verdict.given': { guard: 'areNotesFit', actions: 'noteVerdict', target: 'saving' },
        'dialog.dismissed': 'closed',
      },
    },
    saving: {
      entry: 'askForDecision',
      on: {
        'decision.answered': [
          { guard: 'isFailed', actions: 'noteAnswer', target: 'failed' },
          { guard: 'isOvertaken', actions: 'noteAnswer', target: 'overtaken' },
          { target: 'closed' },
        ],
      },
    },
    /** It could not be saved; nothing that was typed is lost. */
    failed: {
      on: {
        'notes.edited': { actions: 'keepDraft' },
        'verdict.given': { guard: 'areNotesFit', actions: 'noteVerdict', target: 'saving' },
        'dialog.dismissed': 'closed',
      },
    },
    /** Somebody else was first. */
    overtaken: { on: { 'dialog.dismissed': 'closed' } },
    /** It is decided about already. */
    reading: { on: { 'dialog.dismissed': 'closed' } },
  },
})
