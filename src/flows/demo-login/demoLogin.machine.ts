import { and, assign, emit, not } from 'xstate'
import { decisionWithoutEmail } from '../../domain/signInOutcome.ts'
import { messageOf } from '../../lib/messageOf.ts'
import {
  credentials,
  decisionOf,
  demoLoginBase,
  initialDemoLoginContext,
  lacksBackendAccount,
  signInGranted,
  unexpectedFailure,
} from './demoLogin.base.ts'

/**
 * Signs in with email and password, at the provider and then at the backend, or with the master access code only.
 * Grants nothing before a required second factor is verified.
 */
export const demoLoginMachine = demoLoginBase.createMachine({
  id: 'demo-login',
  context: ({ input }) => initialDemoLoginContext(input),
  initial: 'editing',
  on: {
    'field.edited': { actions: 'editField' },
    'form.submitted': [
      { guard: 'isComplete', actions: 'clearResult', target: '.authenticating' },
      {
        guard: and(['hasPassword', 'hasAccessCode', not('hasEmail'), 'hasWrongCodes']),
        actions: 'clearResult',
        target: '.delayingCheck',
      },
      {
        guard: and(['hasPassword', 'hasAccessCode', not('hasEmail')]),
        actions: 'clearResult',
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
      always: [
        {
          guard: ({ context }) => decisionOf(context)?.grant === 'backend',
          actions: emit(({ context }) => signInGranted(context)),
          target: 'grantedBackend',
        },
        {
          guard: ({ context }) => decisionOf(context)?.grant === 'hosted',
          actions: emit(({ context }) => signInGranted(context)),
          target: 'grantedHosted',
        },
        {
          guard: ({ context }) => (decisionOf(context)?.signOutProvider ?? null) !== null,
          actions: 'saveFailure',
          target: 'signingOutOfProvider',
        },
        { guard: ({ context }) => decisionOf(context) !== null, actions: 'saveFailure', target: 'failed' },
      ],
      initial: 'signingInAtProvider',
      states: {
        signingInAtProvider: {
          invoke: {
            src: 'signInAtProvider',
            input: ({ context }) => credentials(context),
            onDone: [
              {
                guard: ({ event }) => event.output.outcome === 'secondFactor',
                actions: assign({ provider: ({ event }) => event.output }),
                target: '#demo-login.challenged',
              },
              {
                guard: ({ context, event }) =>
                  context.setupToken !== null && event.output.outcome === 'accepted',
                actions: assign({ provider: ({ event }) => event.output }),
                target: 'claimingApplication',
              },
              {
                guard: ({ event }) => typeof event.output.outcome === 'object',
                actions: assign({ provider: ({ event }) => event.output }),
              },
              { actions: assign({ provider: ({ event }) => event.output }), target: 'loggingInAtBackend' },
            ],
            onError: { actions: assign({ failure: unexpectedFailure }), target: '#demo-login.failed' },
          },
        },
        claimingApplication: {
          tags: 'hasProviderSession',
          invoke: {
            src: 'claimApplication',
            input: ({ context }) => ({ token: context.setupToken ?? '', email: credentials(context).email }),
            onDone: { target: 'loggingInAtBackend' },
            // The sign-in continues: the page of the link opens next and offers the claim.
            onError: { target: 'loggingInAtBackend' },
          },
        },
        loggingInAtBackend: {
          tags: 'hasProviderSession',
          invoke: {
            src: 'logInAtBackend',
            input: ({ context }) => credentials(context),
            onDone: [
              {
                guard: ({ context, event }) => lacksBackendAccount(context, event.output),
                target: 'completingSetup',
              },
              { actions: assign({ backend: ({ event }) => event.output }) },
            ],
            onError: {
              actions: assign({ failure: unexpectedFailure }),
              target: '#demo-login.signingOutOfProvider',
            },
          },
        },
        /** The account may have been approved without being created at the backend. */
        completingSetup: {
          tags: 'hasProviderSession',
          invoke: {
            src: 'completeSetup',
            input: ({ context }) => credentials(context),
            onDone: { actions: assign({ backend: ({ event }) => event.output }) },
            onError: {
              actions: assign({ failure: unexpectedFailure }),
              target: '#demo-login.signingOutOfProvider',
            },
          },
        },
      },
    },
    challenged: {
      tags: 'hasProviderSession',
      on: {
        'field.edited': {},
        'form.submitted': {},
        'secondFactor.verified': [
          { guard: 'hasSetupToken', actions: 'acceptProvider', target: 'authenticating.claimingApplication' },
          { actions: 'acceptProvider', target: 'authenticating.loggingInAtBackend' },
        ],
        'secondFactor.cancelled': 'signingOutOfProvider',
      },
    },
    // The next attempt waits for the sign-out, which would otherwise end its session.
    signingOutOfProvider: {
      tags: 'busy',
      entry: 'clearPassword',
      on: { 'field.edited': {}, 'form.submitted': {} },
      invoke: {
        src: 'signOutOfProvider',
        input: ({ context }) => decisionOf(context)?.signOutProvider ?? 'here',
        onDone: [{ guard: 'isCancelled', target: 'editing' }, { target: 'failed' }],
        onError: [{ guard: 'isCancelled', target: 'editing' }, { target: 'failed' }],
      },
    },
    // Slows down guessing. An edit cancels the check.
    delayingCheck: {
      after: { codeCheckDelay: 'checkingCode' },
      on: { 'field.edited': { actions: 'editField', target: 'editing' }, 'form.submitted': {} },
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
            actions: [
              emit({ type: 'signIn.granted', sessionEvent: { type: 'demo.granted' }, notice: null }),
              emit({ type: 'wrongCodes.changed', count: 0 }),
            ],
            target: 'grantedDemo',
          },
          {
            actions: [
              assign({
                failure: decisionWithoutEmail(false).message,
                wrongCodes: ({ context }) => context.wrongCodes + 1,
              }),
              emit(({ context }) => ({ type: 'wrongCodes.changed', count: context.wrongCodes })),
            ],
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
