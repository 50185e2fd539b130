import { sendTo } from 'xstate'
import { decisionBase, EMAIL_ACTOR_ID, initialDecisionContext } from './decision.base.ts'
import { applicationsWithStatus } from './decisionItems.ts'

/**
 * A decision about one application or many: each is saved; then it can be taken back for a while, in which nobody
 * hears of it; then the e-mails of approvals go. However it ends, every application has its own result.
 */
export const decisionMachine = decisionBase.createMachine({
  id: 'decision',
  context: ({ input }) => initialDecisionContext(input),
  initial: 'saving',
  on: {
    'area.left': { actions: 'leave' },
    'page.left': { actions: 'leave' },
  },
  states: {
    saving: {
      entry: 'begin',
      invoke: {
        src: 'saveReviews',
        input: ({ context: { rows, verdict, notes, reviewedBy } }) => ({
          submissions: applicationsWithStatus(rows, 'waiting'),
          verdict,
          notes,
          reviewedBy,
        }),
      },
      on: {
        'row.settled': [
          { guard: 'isHeard', actions: [{ type: 'settle', params: 'waiting' }, 'tellChange'] },
          { actions: { type: 'settle', params: 'waiting' } },
        ],
        // The page takes with it what is being saved; what has been saved is told.
        'page.left': { actions: ['leave', 'cutOff'] },
      },
      always: [
        { guard: { type: 'isNext', params: 'held' }, target: 'held' },
        { guard: { type: 'isNext', params: 'notifying' }, target: 'notifying' },
        { guard: { type: 'isNext', params: 'saved' }, target: 'saved' },
        { guard: { type: 'isNext', params: 'failed' }, target: 'failed' },
        { guard: { type: 'isNext', params: 'overtaken' }, target: 'overtaken' },
      ],
      exit: 'tellAnswers',
    },
    /** Nothing could be saved. */
    failed: {
      on: { 'retry.requested': 'saving', 'notice.dismissed': { actions: 'dismiss' } },
    },
    /** Others were first: there was nothing left to decide. */
    overtaken: {
      on: { 'notice.dismissed': { actions: 'dismiss' } },
    },
    /** Saved, and nobody has heard of it. */
    held: {
      after: { hold: [{ guard: 'isEmailDue', target: 'notifying' }, { target: 'saved' }] },
      on: {
        'undo.requested': 'undoing',
        'retry.requested': { guard: { type: 'has', params: 'failed' }, target: 'saving' },
        'area.left': [
          { guard: 'isEmailDue', actions: 'leave', target: 'notifying' },
          { actions: 'leave', target: 'saved' },
        ],
        'page.left': [
          { guard: 'isEmailDue', actions: 'leave', target: 'notifying' },
          { actions: 'leave', target: 'saved' },
        ],
      },
    },
    notifying: {
      entry: 'beginEmails',
      invoke: {
        id: EMAIL_ACTOR_ID,
        src: 'sendEmails',
        input: ({ context }) => ({
          submissions: applicationsWithStatus(context.rows, 'decided'),
          atOnce: context.hasLeft,
        }),
      },
      on: {
        'row.settled': [
          { guard: 'isHeard', actions: [{ type: 'settle', params: 'decided' }, 'tellChange'] },
          { actions: { type: 'settle', params: 'decided' } },
        ],
        'undo.requested': { actions: 'comeTooLate' },
        'page.left': { actions: ['leave', sendTo(EMAIL_ACTOR_ID, { type: 'page.left' })] },
      },
      always: [
        {
          guard: { type: 'isOver', params: { step: 'decided', left: 'unnotified' } },
          target: 'savedUnnotified',
        },
        { guard: { type: 'isOver', params: { step: 'decided' } }, target: 'saved' },
      ],
      exit: 'tellUnnotified',
    },
    saved: {
      after: { linger: { guard: 'isClean', actions: 'dismiss' } },
      on: {
        'retry.requested': { guard: { type: 'has', params: 'failed' }, target: 'saving' },
        'notice.dismissed': { actions: 'dismiss' },
      },
    },
    /** The approvals stand; not every e-mail went. */
    savedUnnotified: {
      on: {
        'retry.requested': { actions: 'comeBack', target: 'notifying' },
        'notice.dismissed': { actions: 'dismiss' },
      },
    },
    undoing: {
      entry: 'beginUndo',
      invoke: {
        src: 'withdrawReviews',
        input: ({ context }) => ({ submissions: applicationsWithStatus(context.rows, 'undoing') }),
      },
      on: {
        'row.settled': [
          { guard: 'isHeard', actions: [{ type: 'settle', params: 'undoing' }, 'tellChange'] },
          { actions: { type: 'settle', params: 'undoing' } },
        ],
      },
      always: [
        { guard: { type: 'isOver', params: { step: 'undoing', left: 'stuck' } }, target: 'undoFailed' },
        { guard: { type: 'isOver', params: { step: 'undoing', left: 'withdrawn' } }, target: 'withdrawn' },
        { guard: { type: 'isOver', params: { step: 'undoing' } }, target: 'undoTooLate' },
      ],
    },
    /** Not all could be taken back. No e-mail goes before the admin says what shall be. */
    undoFailed: {
      on: {
        'undo.requested': 'undoing',
        'decision.kept': [
          { guard: 'isEmailDue', actions: ['keep', 'comeBack'], target: 'notifying' },
          { actions: 'keep', target: 'saved' },
        ],
      },
    },
    withdrawn: {
      after: { linger: { guard: 'isClean', actions: 'dismiss' } },
      on: { 'notice.dismissed': { actions: 'dismiss' } },
    },
    /** Nothing could be taken back any more. */
    undoTooLate: {
      on: { 'notice.dismissed': { actions: 'dismiss' } },
    },
  },
})
