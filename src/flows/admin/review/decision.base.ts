import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate'
import type { Application } from '../../../hosted/applications.ts'
import { callbackNotProvided } from '../../../lib/xstate/notProvided.ts'
import type {
  DecisionContext,
  DecisionEmitted,
  DecisionEvent,
  DecisionInput,
  EmailInput,
  StepFinished,
  StepRequest,
  WithdrawInput,
} from './decision.types.ts'
import { applyResult, changeStatus, countItems, createItems, type ItemStatusKind } from './decisionItems.ts'
import { UNDO_PERIOD_MS } from './decisionRules.ts'

/** How long the notice of a successful decision stays. */
const NOTICE_DURATION_MS = 6_000

export const SAVE_ACTOR_ID = 'saves'
export const EMAIL_ACTOR_ID = 'emails'

type StateAfterSaving = 'held' | 'notifying' | 'saved' | 'undoing' | 'failed' | 'outdated'

/** The state that follows `saving`; null while results are missing. */
function stateAfterSaving({
  items,
  verdict,
  hasLeft,
  interruption,
}: DecisionContext): StateAfterSaving | null {
  const has = (kind: ItemStatusKind) => countItems(items, kind) > 0
  if (has('saving')) return null
  if (has('saved') && interruption === 'undo') return 'undoing'
  if (has('saved') && !hasLeft) return 'held'
  if (has('saved')) return verdict === 'approved' ? 'notifying' : 'saved'
  if (has('emailed')) return 'saved'
  return has('failed') ? 'failed' : 'outdated'
}

export const decisionBase = setup({
  types: {
    context: {} as DecisionContext,
    events: {} as DecisionEvent | StepFinished,
    emitted: {} as DecisionEmitted,
    input: {} as DecisionInput,
  },
  actors: {
    saveReviews: callbackNotProvided<StepRequest, DecisionInput>('saveReviews'),
    withdrawReviews: callbackNotProvided<StepRequest, WithdrawInput>('withdrawReviews'),
    sendEmails: callbackNotProvided<StepRequest, EmailInput>('sendEmails'),
  },
  delays: { undoPeriod: UNDO_PERIOD_MS, noticeDuration: NOTICE_DURATION_MS },
  guards: {
    has: ({ context }, kind: ItemStatusKind) => countItems(context.items, kind) > 0,
    isNext: ({ context }, state: StateAfterSaving) => stateAfterSaving(context) === state,
    /** No item is in `step`, and at least one has the result `result`, if given. */
    isStepFinished: (
      { context: { items } },
      { step, result }: { step: ItemStatusKind; result?: ItemStatusKind },
    ) => countItems(items, step) === 0 && (result === undefined || countItems(items, result) > 0),
    hasApplication: ({ event }) => event.type === 'item.finished' && event.application !== null,
    isApproval: ({ context }) => context.verdict === 'approved',
    isResend: ({ context }) => context.isResend,
    /** Undo was chosen before the last email was started. */
    isUndoOfEmails: ({ context: { items, interruption } }) =>
      interruption === 'undo' && countItems(items, 'saved') === 0 && countItems(items, 'emailStopped') > 0,
    /** Every item succeeded, so the notice may close automatically. */
    isFullySuccessful: ({ context }) =>
      countItems(context.items, 'saved', 'emailed', 'undone') === context.items.length,
  },
  actions: {
    applyResult: assign(({ context, event }, step: ItemStatusKind) => {
      assertEvent(event, 'item.finished')
      return { items: applyResult(context.items, step, event.id, event) }
    }),
    emitChange: emit(({ event }) => {
      assertEvent(event, 'item.finished')
      return { type: 'application.changed', application: event.application as Application }
    }),
    /** A retry shows that the admin has returned to the page. */
    startSaving: assign({
      hasLeft: false,
      interruption: null,
      items: ({ context }) => changeStatus(context.items, ['failed'], { kind: 'saving' }),
    }),
    startUndoing: assign({
      interruption: null,
      items: ({ context }) =>
        changeStatus(context.items, ['undoFailed', 'saved', 'emailStopped'], { kind: 'undoing' }),
    }),
    startEmails: assign({
      items: ({ context }) => changeStatus(context.items, ['emailFailed', 'emailStopped'], { kind: 'saved' }),
      interruption: null,
    }),
    keepDecision: assign({
      items: ({ context }) => changeStatus(context.items, ['undoFailed'], { kind: 'saved' }),
    }),
    failUnsaved: assign({
      items: ({ context }) =>
        changeStatus(context.items, ['saving'], {
          kind: 'failed',
          reason: 'The page was left before this was saved.',
        }),
    }),
    markLeft: assign({ hasLeft: true }),
    markReturned: assign({ hasLeft: false }),
    interrupt: assign((_, interruption: 'stop' | 'undo') => ({ interruption })),
    emitSaveResults: enqueueActions(({ context: { items }, enqueue }) => {
      enqueue.emit({ type: 'saving.finished', items })
      const failed = items.filter(({ status }) => status.kind === 'failed')
      if (failed.length > 0) enqueue.emit({ type: 'saving.failed', items: failed })
    }),
    emitEmailFailures: enqueueActions(({ context, enqueue }) => {
      const items = context.items.filter(({ status }) => status.kind === 'emailFailed')
      if (items.length > 0) enqueue.emit({ type: 'email.failed', items })
    }),
    emitDismissed: emit({ type: 'decision.dismissed' }),
  },
})

export function initialDecisionContext({ applications, ...decision }: DecisionInput): DecisionContext {
  return {
    ...decision,
    items: createItems(applications),
    hasLeft: false,
    isResend: false,
    interruption: null,
  }
}

/** The context of a decision of which only the emails are missing. */
export function resendContext(input: DecisionInput): DecisionContext {
  const context = initialDecisionContext(input)
  return {
    ...context,
    isResend: true,
    items: changeStatus(context.items, ['saving'], { kind: 'emailStopped' }),
  }
}
