import { not, sendTo } from 'xstate'
import { decisionBase, EMAIL_ACTOR_ID, initialDecisionContext, SAVE_ACTOR_ID } from './decision.base.ts'
import { applicationsWithStatus } from './decisionItems.ts'

/**
 * A decision on one or more applications: it is saved, can be undone for UNDO_PERIOD_MS, and then the emails of an
 * approval are sent. Every application has its own result (`items`).
 */
export const decisionMachine = decisionBase.createMachine({
  id: 'decision',
  context: ({ input }) => initialDecisionContext(input),
  initial: 'saving',
  on: {
    'page.left': { actions: 'markLeft' },
  },
  states: {
    saving: {
      entry: 'startSaving',
      invoke: {
        id: SAVE_ACTOR_ID,
        src: 'saveReviews',
        input: ({ context: { items, verdict, notes, reviewedBy } }) => ({
          applications: applicationsWithStatus(items, 'saving'),
          verdict,
          notes,
          reviewedBy,
        }),
      },
      on: {
        'item.finished': [
          { guard: 'hasApplication', actions: [{ type: 'applyResult', params: 'saving' }, 'emitChange'] },
          { actions: { type: 'applyResult', params: 'saving' } },
        ],
        'stop.requested': {
          actions: [{ type: 'interrupt', params: 'stop' }, sendTo(SAVE_ACTOR_ID, { type: 'stop.requested' })],
        },
        'undo.requested': {
          actions: [{ type: 'interrupt', params: 'undo' }, sendTo(SAVE_ACTOR_ID, { type: 'stop.requested' })],
        },
        // Closing the page aborts the running calls.
        'page.left': { actions: ['markLeft', 'failUnsaved'] },
      },
      always: [
        { guard: { type: 'isNext', params: 'undoing' }, target: 'undoing' },
        { guard: { type: 'isNext', params: 'held' }, target: 'held' },
        { guard: { type: 'isNext', params: 'notifying' }, target: 'notifying' },
        { guard: { type: 'isNext', params: 'saved' }, target: 'saved' },
        { guard: { type: 'isNext', params: 'failed' }, target: 'failed' },
        { guard: { type: 'isNext', params: 'outdated' }, target: 'outdated' },
      ],
      exit: 'emitSaveResults',
    },
    /** Nothing could be saved. */
    failed: {
      on: { 'retry.requested': 'saving', 'notice.dismissed': { actions: 'emitDismissed' } },
    },
    /** Other admins changed or removed every application first. */
    outdated: {
      on: { 'notice.dismissed': { actions: 'emitDismissed' } },
    },
    /** Saved and still undoable: no email has been sent. */
    held: {
      after: { undoPeriod: [{ guard: 'isApproval', target: 'notifying' }, { target: 'saved' }] },
      on: {
        'undo.requested': 'undoing',
        'retry.requested': { guard: { type: 'has', params: 'failed' }, target: 'saving' },
        'page.left': [
          { guard: 'isApproval', actions: 'markLeft', target: 'notifying' },
          { actions: 'markLeft', target: 'saved' },
        ],
      },
    },
    notifying: {
      entry: 'startEmails',
      invoke: {
        id: EMAIL_ACTOR_ID,
        src: 'sendEmails',
        input: ({ context }) => ({
          applications: applicationsWithStatus(context.items, 'saved'),
          isImmediate: context.hasLeft,
        }),
      },
      on: {
        'item.finished': [
          { guard: 'hasApplication', actions: [{ type: 'applyResult', params: 'saved' }, 'emitChange'] },
          { actions: { type: 'applyResult', params: 'saved' } },
        ],
        'stop.requested': {
          actions: [
            { type: 'interrupt', params: 'stop' },
            sendTo(EMAIL_ACTOR_ID, { type: 'stop.requested' }),
          ],
        },
        'undo.requested': {
          guard: not('isResend'),
          actions: [
            { type: 'interrupt', params: 'undo' },
            sendTo(EMAIL_ACTOR_ID, { type: 'stop.requested' }),
          ],
        },
        'page.left': { actions: ['markLeft', sendTo(EMAIL_ACTOR_ID, { type: 'page.left' })] },
      },
      always: [
        { guard: 'isUndoOfEmails', target: 'undoing' },
        {
          guard: { type: 'isStepFinished', params: { step: 'saved', result: 'emailStopped' } },
          target: 'emailFailed',
        },
        {
          guard: { type: 'isStepFinished', params: { step: 'saved', result: 'emailFailed' } },
          target: 'emailFailed',
        },
        { guard: { type: 'isStepFinished', params: { step: 'saved' } }, target: 'saved' },
      ],
      exit: 'emitEmailFailures',
    },
    saved: {
      after: { noticeDuration: { guard: 'isFullySuccessful', actions: 'emitDismissed' } },
      on: {
        'retry.requested': { guard: { type: 'has', params: 'failed' }, target: 'saving' },
        'notice.dismissed': { actions: 'emitDismissed' },
      },
    },
    /** Approved, but at least one email was not sent: it failed, or the admin stopped before. */
    emailFailed: {
      on: {
        'retry.requested': { actions: 'markReturned', target: 'notifying' },
        'notice.dismissed': { actions: 'emitDismissed' },
      },
    },
    undoing: {
      entry: 'startUndoing',
      invoke: {
        src: 'withdrawReviews',
        input: ({ context }) => ({ applications: applicationsWithStatus(context.items, 'undoing') }),
      },
      on: {
        'item.finished': [
          { guard: 'hasApplication', actions: [{ type: 'applyResult', params: 'undoing' }, 'emitChange'] },
          { actions: { type: 'applyResult', params: 'undoing' } },
        ],
      },
      always: [
        {
          guard: { type: 'isStepFinished', params: { step: 'undoing', result: 'undoFailed' } },
          target: 'undoFailed',
        },
        {
          guard: { type: 'isStepFinished', params: { step: 'undoing', result: 'undone' } },
          target: 'undone',
        },
        { guard: { type: 'isStepFinished', params: { step: 'undoing' } }, target: 'undoTooLate' },
      ],
    },
    /** At least one application could not be returned to pending. No email is sent until the admin chooses. */
    undoFailed: {
      on: {
        'undo.requested': 'undoing',
        'decision.kept': [
          { guard: 'isApproval', actions: ['keepDecision', 'markReturned'], target: 'notifying' },
          { actions: 'keepDecision', target: 'saved' },
        ],
      },
    },
    undone: {
      after: { noticeDuration: { guard: 'isFullySuccessful', actions: 'emitDismissed' } },
      on: { 'notice.dismissed': { actions: 'emitDismissed' } },
    },
    /** The email was sent, or another admin changed the application, before the undo. */
    undoTooLate: {
      on: { 'notice.dismissed': { actions: 'emitDismissed' } },
    },
  },
})
