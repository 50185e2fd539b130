import { and, assign, emit, not } from 'xstate'
import { decisionWithoutEmail } from '../../domain/signInOutcome.ts'
import { createFields } from '../../lib/forms/fields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { credentials, decisionOf, demoLoginSetup, failureOf, grantedBy } from './demoLogin.base.ts'

/**
 * Sign-in with e-mail and password, at the provider and then at the backend; or with the master access code alone.
 * Nothing is granted before a second factor is shown, where there is one.
 */
export const demoLoginMachine = demoLoginSetup.createMachine({
  id: 'demo-login',
  context: ({ input }) => ({
    fields: createFields({ email: input.email ?? '', password: '' }),
    failure: null,
    accessCodeHash: input.accessCodeHash,
    wrongCodes: 0,
    provider: null,
  }),
  initial: 'editing',
  on: {
    'field.edited': { actions: 'edit' },
    'form.submitted': [
      { guard: 'isComplete', actions: 'begin', target: '.authenticating' },
      {
        guard: and(['hasPassword', 'hasAccessCode', not('hasEmail'), 'hasWrongCodes']),
        actions: 'begin',
        target: '.pausing',
      },
      {
        guard: and(['hasPassword', 'hasAccessCode', not('hasEmail')]),
        actions: 'begin',
        target: '.checkingCode',
      },
      { guard: 'hasPassword', actions: 'showFieldErrors' },
    ],
  },
  states: {
    editing: {},
    authenticating: {
      tags: 'busy',
      on: { 'field.edited': {}, 'form.submitted': {} },
      initial: 'askingProvider',
      states: {
        askingProvider: {
          invoke: {
            src: 'askProvider',
            input: ({ context }) => credentials(context),
            onDone: [
              {
                guard: ({ event }) => event.output.outcome === 'secondFactor',
                actions: assign({ provider: ({ event }) => event.output }),
                target: '#demo-login.challenged',
              },
              { actions: assign({ provider: ({ event }) => event.output }), target: 'askingBackend' },
            ],
            onError: { actions: assign({ failure: failureOf }), target: '#demo-login.failed' },
          },
        },
        askingBackend: {
          tags: 'halfSignedIn',
          invoke: {
            src: 'askBackend',
            input: ({ context }) => credentials(context),
            onDone: [
              {
                guard: (args) => decisionOf(args).grant === 'backend',
                actions: emit((args) => grantedBy(args)),
                target: '#demo-login.grantedBackend',
              },
              {
                guard: (args) => decisionOf(args).grant === 'hosted',
                actions: emit((args) => grantedBy(args)),
                target: '#demo-login.grantedHosted',
              },
              {
                guard: (args) => decisionOf(args).signOutProvider,
                actions: assign({ failure: (args) => decisionOf(args).message }),
                target: '#demo-login.leavingProvider',
              },
              {
                actions: assign({ failure: (args) => decisionOf(args).message }),
                target: '#demo-login.failed',
              },
            ],
            onError: { actions: assign({ failure: failureOf }), target: '#demo-login.leavingProvider' },
          },
        },
      },
    },
    challenged: {
      tags: 'halfSignedIn',
      on: {
        'field.edited': {},
        'form.submitted': {},
        'factor.verified': {
          actions: assign({
            provider: ({ context }) => context.provider && { ...context.provider, outcome: 'accepted' },
          }),
          target: 'authenticating.askingBackend',
        },
        'challenge.cancelled': 'leavingProvider',
      },
    },
    // Waited for: the late end of this session would take the next one with it.
    leavingProvider: {
      tags: 'busy',
      entry: 'clearPassword',
      on: { 'field.edited': {}, 'form.submitted': {} },
      invoke: {
        src: 'leaveProvider',
        input: ({ context }) => (context.failure === null ? 'here' : 'everywhere'),
        onDone: [{ guard: 'isCancelled', target: 'editing' }, { target: 'failed' }],
        onError: [{ guard: 'isCancelled', target: 'editing' }, { target: 'failed' }],
      },
    },
    // Guessing is made slow. An edit calls the check off.
    pausing: {
      after: { accessCodePause: 'checkingCode' },
      on: { 'field.edited': { actions: 'edit', target: 'editing' }, 'form.submitted': {} },
    },
    checkingCode: {
      tags: 'busy',
      on: { 'field.edited': {}, 'form.submitted': {} },
      invoke: {
        src: 'checkAccessCode',
        input: ({ context }) => ({ typed: context.fields.values.password, hash: context.accessCodeHash }),
        onDone: [
          {
            guard: ({ event }) => event.output,
            actions: emit({ type: 'signIn.granted', how: { type: 'demo.granted' }, notice: null }),
            target: 'grantedDemo',
          },
          {
            actions: assign({
              failure: decisionWithoutEmail(false).message,
              wrongCodes: ({ context }) => context.wrongCodes + 1,
            }),
            target: 'failed',
          },
        ],
        onError: {
          actions: assign({ failure: ({ event }) => messageOf(event.error) }),
          target: 'failed',
        },
      },
    },
    failed: { entry: 'clearPassword' },
    grantedBackend: { type: 'final', tags: 'busy' },
    grantedHosted: { type: 'final', tags: 'busy' },
    grantedDemo: { type: 'final', tags: 'busy' },
  },
})
