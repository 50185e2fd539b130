import { assign } from 'xstate'
import { messageOf } from '../../machines/messageOf.ts'
import { chatSetup } from './chat.setup.ts'
import { openQuestion } from './messages.ts'

/** Asks what is in the draft, in the open session or in one that is created for it. */
const submission = [
  { guard: 'canAsk', actions: 'showQuestion', target: 'asking' },
  { guard: 'hasDraft', actions: 'showQuestion', target: 'creatingSession' },
] as const

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
    'evidence.pinned': { guard: 'canPin', actions: 'pinEvidence' },
    'newChat.requested': { actions: { type: 'openSession', params: { id: null } }, target: '.blank' },
    'session.selected': {
      guard: 'isOtherSession',
      actions: { type: 'openSession', params: ({ event }) => ({ id: event.id }) },
      target: '.loadingThread',
    },
  },
  states: {
    blank: { on: { 'message.submitted': submission } },
    loadingThread: {
      entry: assign({ threadFailure: null }),
      invoke: {
        src: 'loadThread',
        input: ({ context }) => ({ sessionId: context.selectedId ?? '' }),
        onDone: { actions: assign({ messages: ({ event }) => event.output }), target: 'ready' },
        onError: {
          actions: assign({ threadFailure: ({ event }) => messageOf(event.error) }),
          target: 'threadFailed',
        },
      },
    },
    threadFailed: { on: { 'thread.requested': { target: 'loadingThread' } } },
    ready: { on: { 'message.submitted': submission } },
    creatingSession: {
      tags: 'waiting',
      on: { 'answer.cancelled': { actions: 'takeQuestionBack', target: 'blank' } },
      invoke: {
        src: 'createSession',
        input: ({ context }) => ({ question: openQuestion(context.messages)?.content ?? '' }),
        onDone: {
          actions: assign({
            selectedId: ({ event }) => event.output.id,
            sessions: ({ context, event }) => [event.output, ...context.sessions],
          }),
          target: 'asking',
        },
        onError: failure,
      },
    },
    asking: {
      tags: 'waiting',
      on: { 'answer.cancelled': { actions: 'takeQuestionBack', target: 'ready' } },
      invoke: {
        src: 'ask',
        input: ({ context }) => ({
          sessionId: context.selectedId ?? '',
          question: openQuestion(context.messages)?.content ?? '',
        }),
        onDone: {
          actions: { type: 'showAnswer', params: ({ event }) => ({ answer: event.output }) },
          target: 'answered',
        },
        onError: failure,
      },
    },
    answered: { on: { 'message.submitted': submission } },
    sendFailed: { on: { 'message.submitted': submission } },
  },
})
