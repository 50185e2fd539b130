import * as v from 'valibot'
import { assign, emit } from 'xstate'
import type { Factor } from '../../hosted/factors.ts'
import { codeSchema } from './factorForm.ts'
import type { MfaContext } from './mfa.base.ts'
import { mfaSetup, newCode, newFields, validateForm } from './mfa.base.ts'

/** The factor that is being added, as it is told of. */
function addedFactor({ enrolment, kind, fields }: MfaContext): Factor {
  return { id: enrolment?.factorId ?? '', type: kind, name: fields.values.name.trim(), isVerified: true }
}

function requested(context: MfaContext) {
  const validation = validateForm(context)
  if (!validation.isValid) throw new Error('Only a complete form is sent.')
  const { name, phone } = validation.output
  return { kind: context.kind, name, phone: context.kind === 'phone' ? phone : '' }
}

/** The second factors of whoever is signed in: listed, added with their first code, removed. */
export const mfaMachine = mfaSetup.createMachine({
  id: 'mfa',
  context: {
    factors: null,
    kind: 'totp',
    fields: newFields,
    enrolment: null,
    challengeId: null,
    code: newCode,
    doomed: null,
    failure: null,
    note: null,
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'listFactors',
        onDone: [
          {
            guard: ({ event }) => event.output.some(({ isVerified }) => isVerified),
            actions: assign({ factors: ({ event }) => event.output }),
            target: 'enrolled',
          },
          { actions: assign({ factors: ({ event }) => event.output }), target: 'none' },
        ],
        onError: { actions: 'tellFailure', target: 'failed' },
      },
    },
    failed: {
      exit: 'clearWords',
      on: { 'reload.requested': 'loading' },
    },
    none: {
      on: {
        'enrolment.requested': { actions: ['clearWords', 'suggestName'], target: 'naming' },
        'removal.requested': {
          actions: ['clearWords', assign({ doomed: ({ event }) => event.factor })],
          target: 'confirming',
        },
      },
    },
    enrolled: {
      on: {
        'enrolment.requested': { actions: ['clearWords', 'suggestName'], target: 'naming' },
        'removal.requested': {
          actions: ['clearWords', assign({ doomed: ({ event }) => event.factor })],
          target: 'confirming',
        },
      },
    },
    naming: {
      on: {
        'field.edited': { actions: 'editField' },
        'form.submitted': [
          { guard: 'isFormComplete', actions: 'clearWords', target: 'starting' },
          { actions: 'showFormErrors' },
        ],
        'enrolment.cancelled': [
          { guard: 'hasVerified', actions: ['clearWords', 'forgetEnrolment'], target: 'enrolled' },
          { actions: ['clearWords', 'forgetEnrolment'], target: 'none' },
        ],
      },
    },
    starting: {
      invoke: {
        src: 'startEnrolment',
        input: ({ context }) => requested(context),
        onDone: [
          {
            guard: 'isPhone',
            actions: assign({ enrolment: ({ event }) => event.output }),
            target: 'texting',
          },
          { actions: assign({ enrolment: ({ event }) => event.output }), target: 'enrolling' },
        ],
        onError: [
          { guard: { type: 'isProblem', params: 'secondFactorNeeded' }, target: 'challenged' },
          { guard: { type: 'isProblem', params: 'nameTaken' }, actions: 'tellAtName', target: 'naming' },
          { guard: { type: 'isProblem', params: 'phoneRefused' }, actions: 'tellAtPhone', target: 'naming' },
          { actions: 'tellFailure', target: 'naming' },
        ],
      },
    },
    texting: {
      invoke: {
        src: 'sendMessage',
        input: ({ context }) => context.enrolment?.factorId ?? '',
        onDone: {
          actions: assign(({ context, event }) => ({
            challengeId: event.output,
            note:
              context.challengeId === null
                ? null
                : 'We have sent a new code. The one before is no longer good.',
          })),
          target: 'enrolling',
        },
        onError: [
          { guard: { type: 'isProblem', params: 'enrolmentGone' }, actions: 'tellGone', target: 'naming' },
          { actions: 'tellFailure', target: 'enrolling' },
        ],
      },
    },
    enrolling: {
      on: {
        'code.edited': { actions: 'editCode' },
        'code.submitted': [
          { guard: 'isCodeComplete', actions: 'clearWords', target: 'verifying' },
          { actions: 'showCodeError' },
        ],
        'message.requested': { guard: 'isPhone', actions: 'clearWords', target: 'texting' },
        'enrolment.cancelled': { actions: 'clearWords', target: 'cancelling' },
      },
    },
    verifying: {
      invoke: {
        src: 'verifyCode',
        input: ({ context }) => ({
          factorId: context.enrolment?.factorId ?? '',
          challengeId: context.challengeId,
          code: v.parse(codeSchema, context.code.values).code,
        }),
        onDone: {
          actions: [
            emit(({ context }) => ({ type: 'factor.verified', factor: addedFactor(context) })),
            'forgetEnrolment',
          ],
          target: 'loading',
        },
        onError: [
          { guard: { type: 'isProblem', params: 'wrongCode' }, actions: 'tellWrong', target: 'enrolling' },
          {
            guard: 'isLateMessage',
            actions: 'tellLate',
            target: 'texting',
          },
          { guard: { type: 'isProblem', params: 'codeExpired' }, actions: 'tellLate', target: 'enrolling' },
          { guard: { type: 'isProblem', params: 'enrolmentGone' }, actions: 'tellGone', target: 'naming' },
          { actions: 'tellFailure', target: 'enrolling' },
        ],
      },
    },
    cancelling: {
      invoke: {
        src: 'removeFactor',
        input: ({ context }) => context.enrolment?.factorId ?? '',
        // What could not be removed asks nothing of anybody; it goes when the next one begins.
        onDone: { actions: 'forgetEnrolment', target: 'loading' },
        onError: { actions: 'forgetEnrolment', target: 'loading' },
      },
    },
    confirming: {
      on: {
        'removal.confirmed': { actions: 'clearWords', target: 'unenrolling' },
        'removal.cancelled': [
          { guard: 'hasVerified', actions: 'clearWords', target: 'enrolled' },
          { actions: 'clearWords', target: 'none' },
        ],
      },
    },
    unenrolling: {
      invoke: {
        src: 'removeFactor',
        input: ({ context }) => context.doomed?.id ?? '',
        onDone: {
          actions: emit(({ context }) => ({ type: 'factor.removed', factor: context.doomed as Factor })),
          target: 'loading',
        },
        onError: [
          { guard: { type: 'isProblem', params: 'secondFactorNeeded' }, target: 'challenged' },
          { actions: 'tellFailure', target: 'confirming' },
        ],
      },
    },
    /** The code of a verified factor is asked for; then what was wanted is done. */
    challenged: {
      on: {
        'secondFactor.verified': [{ guard: 'isRemoving', target: 'unenrolling' }, { target: 'starting' }],
        'secondFactor.cancelled': [
          { guard: 'isRemoving', actions: 'tellFactorNeeded', target: 'enrolled' },
          { actions: 'tellFactorNeeded', target: 'naming' },
        ],
      },
    },
  },
})
