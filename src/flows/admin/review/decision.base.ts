import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate'
import type { Application } from '../../../hosted/applications.ts'
import { callbackNotProvided } from '../../../lib/xstate/notProvided.ts'
import type { DecisionItem, StepResult } from './decisionItems.ts'
import { applyResult, changeStatus, countItems, createItems } from './decisionItems.ts'
import type { ItemStatusKind, Verdict } from './decisionRules.ts'
import { UNDO_PERIOD_MS } from './decisionRules.ts'

/** How long the good news of a decision stays. */
const NOTICE_DURATION_MS = 6_000

export interface DecisionInput {
  submissions: readonly Application[]
  verdict: Verdict
  /** Null where there are none. */
  notes: string | null
  /** The admin's user id. */
  reviewedBy: string
}

export interface DecisionContext extends Omit<DecisionInput, 'submissions'> {
  rows: readonly DecisionItem[]
  /** The page, or its area, was left: nobody is there to take anything back. */
  hasLeft: boolean
  /** Undo came when the e-mails were already on their way. */
  cameTooLate: boolean
}

/** What became of one application in the step that is under way. */
export type StepFinished = { type: 'row.settled'; id: string } & StepResult

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
  | { type: 'submission.changed'; submission: Application }
  /** Every application was asked about once. */
  | { type: 'decision.answered'; rows: readonly DecisionItem[] }
  | { type: 'saving.failed'; rows: readonly DecisionItem[] }
  | { type: 'email.failed'; rows: readonly DecisionItem[] }
  /** There is nothing more to tell. */
  | { type: 'decision.dismissed' }

export interface SaveInput extends Omit<DecisionInput, 'submissions'> {
  submissions: readonly Application[]
}
export interface EmailInput {
  submissions: readonly Application[]
  /** Without waiting for anything, all of them. */
  atOnce: boolean
}

export const EMAIL_ACTOR_ID = 'emails'

type NextState = 'held' | 'notifying' | 'saved' | 'failed' | 'overtaken'

/** Where a decision goes when every application was asked about; null while some are still waited for. */
function nextState({ rows, verdict, hasLeft }: DecisionContext): NextState | null {
  const has = (kind: ItemStatusKind) => countItems(rows, kind) > 0
  if (has('waiting')) return null
  if (has('decided') && !hasLeft) return 'held'
  if (has('decided')) return verdict === 'approved' ? 'notifying' : 'saved'
  if (has('emailed')) return 'saved'
  return has('failed') ? 'failed' : 'overtaken'
}

/** The parts of the machine of a decision: what it knows, hears and does. */
export const decisionBase = setup({
  types: {
    context: {} as DecisionContext,
    events: {} as DecisionEvent | StepFinished,
    emitted: {} as DecisionEmitted,
    input: {} as DecisionInput,
  },
  actors: {
    saveReviews: callbackNotProvided<PageLeft, SaveInput>('saveReviews'),
    withdrawReviews: callbackNotProvided<PageLeft, { submissions: readonly Application[] }>(
      'withdrawReviews',
    ),
    sendEmails: callbackNotProvided<PageLeft, EmailInput>('sendEmails'),
  },
  delays: { hold: UNDO_PERIOD_MS, linger: NOTICE_DURATION_MS },
  guards: {
    has: ({ context }, kind: ItemStatusKind) => countItems(context.rows, kind) > 0,
    isNext: ({ context }, state: NextState) => nextState(context) === state,
    /** No row is in the step any more, and where `left` is given, one stands so. */
    isOver: ({ context: { rows } }, { step, left }: { step: ItemStatusKind; left?: ItemStatusKind }) =>
      countItems(rows, step) === 0 && (left === undefined || countItems(rows, left) > 0),
    isHeard: ({ event }) => event.type === 'row.settled' && event.submission !== null,
    isEmailDue: ({ context }) => context.verdict === 'approved',
    /** Nothing is left that anybody would want to read. */
    isClean: ({ context }) =>
      countItems(context.rows, 'decided', 'emailed', 'withdrawn') === context.rows.length,
  },
  actions: {
    settle: assign(({ context, event }, step: ItemStatusKind) => {
      assertEvent(event, 'row.settled')
      return { rows: applyResult(context.rows, step, event.id, event) }
    }),
    tellChange: emit(({ event }) => {
      assertEvent(event, 'row.settled')
      return { type: 'submission.changed', submission: event.submission as Application }
    }),
    /** Whoever asks for it is there again. */
    begin: assign({
      hasLeft: false,
      rows: ({ context }) => changeStatus(context.rows, 'failed', { kind: 'waiting' }),
    }),
    beginUndo: assign({
      rows: ({ context }) =>
        changeStatus(changeStatus(context.rows, 'stuck', { kind: 'undoing' }), 'decided', {
          kind: 'undoing',
        }),
    }),
    beginEmails: assign({
      rows: ({ context }) => changeStatus(context.rows, 'unnotified', { kind: 'decided' }),
      cameTooLate: false,
    }),
    keep: assign({ rows: ({ context }) => changeStatus(context.rows, 'stuck', { kind: 'decided' }) }),
    cutOff: assign({
      rows: ({ context }) =>
        changeStatus(context.rows, 'waiting', {
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
export function initialDecisionContext({ submissions, ...decision }: DecisionInput): DecisionContext {
  return { ...decision, rows: createItems(submissions), hasLeft: false, cameTooLate: false }
}
