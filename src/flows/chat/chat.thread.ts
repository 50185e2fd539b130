import { assign } from 'xstate'
import { messageOf } from '../../lib/messageOf.ts'
import { chatSetup } from './chat.base.ts'
import { openQuestion } from './thread/messages.ts'

/** What is in the draft can be asked, in the open session or in one that is created for it. */
const sends = {
  'message.submitted': [
    { guard: 'canAsk', actions: 'showQuestion', target: 'asking' },
    { guard: 'hasDraft', actions: 'showQuestion', target: 'creatingSession' },
  ],
} as const

/** So can the last question, once more or edited. */
const asks = {
  ...sends,
  'question.repeated': [
    { guard: 'canAskAgain', actions: 'repeatQuestion', target: 'asking' },
    { guard: 'hasQuestion', actions: 'repeatQuestion', target: 'creatingSession' },
  ],
  'edit.begun': { guard: 'canEdit', actions: 'beginEdit' },
} as const

/** What follows where no answer could be had: said in the thread and in a toast, and the question can be sent again. */
const failure = {
  actions: [
    {
      type: 'apologize',
      params: ({ event }: { event: { error: unknown } }) => ({ reason: messageOf(event.error) }),
    },
    {
      type: 'tellFailure',
      params: ({ event }: { event: { error: unknown } }) => ({
        title: 'Message Failed',
        text: messageOf(event.error),
      }),
    },
  ],
  target: 'sendFailed',
} as const

/** The open thread. Whoever leaves it leaves its calls, so no answer arrives in another one. */
export const threadRegion = chatSetup.createStateConfig({
  initial: 'blank',
  on: {
    'draft.edited': { actions: 'editDraft' },
    'edit.cancelled': { guard: 'isEditing', actions: 'cancelEdit' },
    'evidence.pinned': { guard: 'canPin', actions: 'pinEvidence' },
    'copy.requested': { actions: 'tellCopy' },
    'export.requested': { guard: 'hasQuestion', actions: 'tellExport' },
    'newChat.requested': { actions: { type: 'openSession', params: { id: null } }, target: '.blank' },
    'session.selected': {
      guard: 'isOtherSession',
      actions: { type: 'openSession', params: ({ event }) => ({ id: event.id }) },
      target: '.loadingThread',
    },
  },
  states: {
    // Where a session was open when the chat was left, it begins there.
    blank: { always: { guard: 'hasSession', target: 'loadingThread' }, on: asks },
    loadingThread: {
      entry: assign({ threadFailure: null }),
      invoke: {
        src: 'loadThread',
        input: ({ context }) => ({ sessionId: context.selectedId ?? '' }),
        onDone: [
          {
            guard: ({ event }) => event.output.isWaiting,
            actions: assign({ messages: ({ event }) => event.output.messages }),
            target: 'asking',
          },
          { actions: assign({ messages: ({ event }) => event.output.messages }), target: 'ready' },
        ],
        onError: {
          actions: assign({ threadFailure: ({ event }) => messageOf(event.error) }),
          target: 'threadFailed',
        },
      },
    },
    threadFailed: { on: { 'thread.requested': { target: 'loadingThread' } } },
    ready: { on: asks },
    creatingSession: {
      tags: 'waiting',
      on: { 'answer.cancelled': { actions: 'markStopped', target: 'stopped' } },
      invoke: {
        src: 'createSession',
        input: ({ context }) => ({ question: openQuestion(context.messages)?.content ?? '' }),
        onDone: {
          actions: { type: 'beginSession', params: ({ event }) => ({ session: event.output }) },
          target: 'asking',
        },
        onError: failure,
      },
    },
    asking: {
      tags: 'waiting',
      on: {
        'answer.cancelled': {
          actions: [
            'markStopped',
            {
              type: 'tellAbandoned',
              params: ({ context }) => ({ sessionId: context.selectedId ?? '' }),
            },
          ],
          target: 'stopped',
        },
      },
      invoke: {
        src: 'ask',
        input: ({ context: { selectedId, messages } }) => ({ sessionId: selectedId ?? '', messages }),
        onDone: {
          actions: { type: 'showAnswer', params: ({ event }) => ({ answer: event.output }) },
          target: 'answered',
        },
        onError: failure,
      },
    },
    stopped: { on: asks },
    answered: { on: asks },
    // The question is in the draft already.
    sendFailed: { on: sends },
  },
})
