import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate'
import type { WaitlistSubmission } from '../../../hosted/submissions.ts'
import { callbackNotProvided } from '../../../lib/xstate/notProvided.ts'
import type { DecisionRow, Outcome } from './decision.rows.ts'
import { countOf, moveRows, newRows, settleRow } from './decision.rows.ts'
import type { StandingKind, Verdict } from './decision.ts'
import { HOLD_MS } from './decision.ts'

/** How long the good news of a decision stays. */
const LINGER_MS = 6_000

export interface DecisionInput {
  submissions: readonly WaitlistSubmission[]
  verdict: Verdict
  /** Null where there are none. */
  notes: string | null
  /** The admin's user id. */
  reviewedBy: string
}

export interface DecisionContext extends Omit<DecisionInput, 'submissions'> {
  rows: readonly DecisionRow[]
  /** The page, or its area, was left: nobody is there to take anything back. */
  hasLeft: boolean
  /** Undo came when the e-mails were already on their way. */
  cameTooLate: boolean
}

/** What became of one application in the step that is under way. */
export type RowSettled = { type: 'row.settled'; id: string } & Outcome

/** The page may be gone the next moment: what is still to be sent must be sent now. */
export type PageLeft = { type: 'page.left' }

export type DecisionEvent =
  | { type: 'undo.requested' }
  /** What failed is tried again: the saving, or the e-mail. */
  | { type: 'retry.requested' }
  /** It could not be taken back, and shall stand. */
  | { type: 'decision.kept' }
  | { type: 'notice.dismissed' }
  /** The admin went elsewhere in the app. */
  | { type: 'area.left' }
  | PageLeft

export type DecisionEmitted =
  | { type: 'submission.changed'; submission: WaitlistSubmission }
  /** Every application was asked about once. */
  | { type: 'decision.answered'; rows: readonly DecisionRow[] }
  | { type: 'saving.failed'; rows: readonly DecisionRow[] }
  | { type: 'email.failed'; rows: readonly DecisionRow[] }
  /** There is nothing more to tell. */
  | { type: 'decision.dismissed' }

export interface SaveInput extends Omit<DecisionInput, 'submissions'> {
  submissions: readonly WaitlistSubmission[]
}
export interface EmailInput {
  submissions: readonly WaitlistSubmission[]
  /** Without waiting for anything, all of them. */
  atOnce: boolean
}

export const EMAILS = 'emails'

type NextState = 'held' | 'notifying' | 'saved' | 'failed' | 'overtaken'

/** Where a decision goes when every application was asked about; null while some are still waited for. */
function nextState({ rows, verdict, hasLeft }: DecisionContext): NextState | null {
  const has = (kind: StandingKind) => countOf(rows, kind) > 0
  if (has('waiting')) return null
  if (has('decided') && !hasLeft) return 'held'
  if (has('decided')) return verdict === 'approved' ? 'notifying' : 'saved'
  if (has('emailed')) return 'saved'
  return has('failed') ? 'failed' : 'overtaken'
}

/** The parts of the machine of a decision: what it knows, hears and does. */
export const decisionSetup = setup({
  types: {
    context: {} as DecisionContext,
    events: {} as DecisionEvent | RowSettled,
    emitted: {} as DecisionEmitted,
    input: {} as DecisionInput,
  },
  actors: {
    saveReviews: callbackNotProvided<PageLeft, SaveInput>('saveReviews'),
    withdrawReviews: callbackNotProvided<PageLeft, { submissions: readonly WaitlistSubmission[] }>(
      'withdrawReviews',
    ),
    sendEmails: callbackNotProvided<PageLeft, EmailInput>('sendEmails'),
  },
  delays: { hold: HOLD_MS, linger: LINGER_MS },
  guards: {
    has: ({ context }, kind: StandingKind) => countOf(context.rows, kind) > 0,
    isNext: ({ context }, state: NextState) => nextState(context) === state,
    /** No row is in the step any more, and where `left` is given, one stands so. */
    isOver: ({ context: { rows } }, { step, left }: { step: StandingKind; left?: StandingKind }) =>
      countOf(rows, step) === 0 && (left === undefined || countOf(rows, left) > 0),
    isHeard: ({ event }) => event.type === 'row.settled' && event.submission !== null,
    isEmailDue: ({ context }) => context.verdict === 'approved',
    /** Nothing is left that anybody would want to read. */
    isClean: ({ context }) =>
      countOf(context.rows, 'decided', 'emailed', 'withdrawn') === context.rows.length,
  },
  actions: {
    settle: assign(({ context, event }, step: StandingKind) => {
      assertEvent(event, 'row.settled')
      return { rows: settleRow(context.rows, step, event.id, event) }
    }),
    tellChange: emit(({ event }) => {
      assertEvent(event, 'row.settled')
      return { type: 'submission.changed', submission: event.submission as WaitlistSubmission }
    }),
    /** Whoever asks for it is there again. */
    begin: assign({
      hasLeft: false,
      rows: ({ context }) => moveRows(context.rows, 'failed', { kind: 'waiting' }),
    }),
    beginUndo: assign({
      rows: ({ context }) =>
        moveRows(moveRows(context.rows, 'stuck', { kind: 'undoing' }), 'decided', { kind: 'undoing' }),
    }),
    beginEmails: assign({
      rows: ({ context }) => moveRows(context.rows, 'unnotified', { kind: 'decided' }),
      cameTooLate: false,
    }),
    keep: assign({ rows: ({ context }) => moveRows(context.rows, 'stuck', { kind: 'decided' }) }),
    cutOff: assign({
      rows: ({ context }) =>
        moveRows(context.rows, 'waiting', {
          kind: 'failed',
          reason: 'The page was left before this was saved.',
        }),
    }),
    leave: assign({ hasLeft: true }),
    comeBack: assign({ hasLeft: false }),
    comeTooLate: assign({ cameTooLate: true }),
    tellAnswers: enqueueActions(({ context: { rows }, enqueue }) => {
      enqueue.emit({ type: 'decision.answered', rows })
      const failed = rows.filter(({ standing }) => standing.kind === 'failed')
      if (failed.length > 0) enqueue.emit({ type: 'saving.failed', rows: failed })
    }),
    tellUnnotified: enqueueActions(({ context, enqueue }) => {
      const rows = context.rows.filter(({ standing }) => standing.kind === 'unnotified')
      if (rows.length > 0) enqueue.emit({ type: 'email.failed', rows })
    }),
    dismiss: emit({ type: 'decision.dismissed' }),
  },
})

/** What a decision knows at its start. */
export function newDecision({ submissions, ...decision }: DecisionInput): DecisionContext {
  return { ...decision, rows: newRows(submissions), hasLeft: false, cameTooLate: false }
}
