import { assign } from 'xstate'
import { messageOf } from '../../../lib/messageOf.ts'
import { isAnswer } from '../messages/messages.ts'
import { chatBase, requirePendingQuestion } from './chat.base.ts'

/** Sends the draft in a chat session that is created first. */
const submitInNewChat = {
  'message.submitted': { guard: 'hasDraft', actions: 'submitDraft', target: 'creatingSession' },
  'suggestion.chosen': { actions: 'submitSuggestion', target: 'creatingSession' },
} as const

/** Sends the draft, the last question again or a suggested one in the open chat session, or edits the last question. */
const askInSession = {
  'message.submitted': { guard: 'hasDraft', actions: 'submitDraft', target: 'asking' },
  'question.repeated': { guard: 'hasQuestion', actions: 'repeatQuestion', target: 'asking' },
  'suggestion.chosen': { guard: 'canChoose', actions: 'submitSuggestion', target: 'asking' },
  'edit.started': { guard: 'canEdit', actions: 'startEdit' },
} as const

/** A failed or stopped question may have been the first of a chat session that was not created. */
const askTransitions = {
  'message.submitted': [
    { guard: 'canAsk', actions: 'submitDraft', target: 'asking' },
    { guard: 'hasDraft', actions: 'submitDraft', target: 'creatingSession' },
  ],
  'question.repeated': [
    { guard: 'canAskAgain', actions: 'repeatQuestion', target: 'asking' },
    { guard: 'hasQuestion', actions: 'repeatQuestion', target: 'creatingSession' },
  ],
  'suggestion.chosen': [
    { guard: 'canChooseInSession', actions: 'submitSuggestion', target: 'asking' },
    { guard: 'canChoose', actions: 'submitSuggestion', target: 'creatingSession' },
  ],
  'edit.started': { guard: 'canEdit', actions: 'startEdit' },
} as const

/** The title of the toast. */
export const MESSAGE_FAILED = 'Message Failed'

/** The failure of a question: an apology in the thread and a toast. */
const failureTransition = {
  actions: [
    {
      type: 'addApology',
      params: ({ event }: { event: { error: unknown } }) => ({ reason: messageOf(event.error) }),
    },
    {
      type: 'emitFailure',
      params: ({ event }: { event: { error: unknown } }) => ({
        title: MESSAGE_FAILED,
        text: messageOf(event.error),
      }),
    },
  ],
  target: 'sendFailed',
} as const

/** A call of the open chat session failed because it was deleted elsewhere. */
const goneTransition = {
  guard: {
    type: 'isSessionGone',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
  },
  actions: 'raiseSessionDeleted',
} as const

/** Region: the open thread. Opening another chat session stops the calls, so their results never reach its thread. */
export const threadRegion = chatBase.createStateConfig({
  initial: 'blank',
  on: {
    'draft.edited': { actions: 'editDraft' },
    'scope.chosen': { actions: 'chooseScope' },
    'scopes.stored': { actions: assign({ scopes: ({ event }) => event.scopes }) },
    'edit.cancelled': { guard: 'isEditing', actions: 'cancelEdit' },
    'evidence.pinned': { guard: 'canPin', actions: 'pinEvidence' },
    'passage.opened': { actions: 'openPassage' },
    'passage.closed': { guard: 'hasPassage', actions: 'closePassage' },
    'page.turned': { guard: 'hasPassage', actions: 'turnPage' },
    'copy.requested': { actions: 'emitCopyRequested' },
    'export.requested': { guard: 'hasQuestion', actions: 'emitExportRequested' },
    'newChat.requested': { actions: { type: 'openSession', params: { id: null } }, target: '.blank' },
    'session.selected': {
      guard: 'isOtherSession',
      actions: { type: 'openSession', params: ({ event }) => ({ id: event.id }) },
      target: '.loadingThread',
    },
    'session.deleted': {
      guard: 'isDeletedSession',
      actions: 'closeDeletedSession',
      target: '.sessionDeleted',
    },
  },
  states: {
    // The input may name a chat session to open.
    blank: {
      always: { guard: 'hasSession', target: 'loadingThread' },
      on: submitInNewChat,
    },
    loadingThread: {
      entry: assign({ threadFailure: null }),
      invoke: {
        src: 'loadThread',
        input: ({ context }) => ({ sessionId: context.selectedId ?? '' }),
        onDone: [
          {
            guard: ({ event }) => event.output.pendingQuestion !== null,
            actions: { type: 'showThread', params: ({ event }) => event.output },
            target: 'asking',
          },
          { actions: { type: 'showThread', params: ({ event }) => event.output }, target: 'ready' },
        ],
        onError: [
          goneTransition,
          {
            actions: assign({ threadFailure: ({ event }) => messageOf(event.error) }),
            target: 'threadFailed',
          },
        ],
      },
    },
    threadFailed: { on: { 'thread.requested': { target: 'loadingThread' } } },
    /** The open chat session was deleted elsewhere. The next question starts a new chat. */
    sessionDeleted: { on: submitInNewChat },
    ready: { on: askInSession },
    creatingSession: {
      tags: 'waiting',
      on: { 'answer.cancelled': { actions: 'markStopped', target: 'stopped' } },
      invoke: {
        src: 'createSession',
        input: ({ context }) => ({ question: requirePendingQuestion(context).content }),
        onDone: {
          actions: { type: 'addSession', params: ({ event }) => ({ session: event.output }) },
          target: 'asking',
        },
        onError: failureTransition,
      },
    },
    asking: {
      tags: 'waiting',
      on: {
        'answer.cancelled': {
          actions: ['markStopped', 'emitStopped'],
          target: 'stopped',
        },
      },
      invoke: {
        src: 'ask',
        input: ({ context }) => ({
          sessionId: context.selectedId ?? '',
          question: requirePendingQuestion(context),
          answersBefore: context.messages.filter(isAnswer).length,
        }),
        onDone: {
          actions: { type: 'addAnswer', params: ({ event }) => ({ answer: event.output }) },
          target: 'answered',
        },
        onError: [goneTransition, failureTransition],
      },
    },
    stopped: { on: askTransitions },
    answered: { on: askInSession },
    sendFailed: { on: askTransitions },
  },
})
