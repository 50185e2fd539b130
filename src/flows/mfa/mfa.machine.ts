import * as v from 'valibot'
import { assign, emit } from 'xstate'
import type { Factor } from '../../hosted/factors.ts'
import { failedWith } from '../../lib/xstate/ReasonError.ts'
import { NEW_CODE_SENT } from '../../modules/code-entry/codeEntry.ts'
import { codeSchema } from './factorForm.ts'
import { initialMfaContext, mfaBase, validateForm } from './mfa.base.ts'
import type { EnrollmentRequest, MfaContext, MfaErrorReason } from './mfa.types.ts'

const failedAs = (reason: MfaErrorReason) => failedWith(reason)

function addedFactor({ enrollment, factorType, fields }: MfaContext): Factor {
  return {
    id: enrollment?.factorId ?? '',
    type: factorType,
    name: fields.values.name.trim(),
    isVerified: true,
  }
}

function enrollmentRequest(context: MfaContext): EnrollmentRequest {
  const validation = validateForm(context)
  if (!validation.isValid) throw new Error('The form is incomplete.')
  const { name, phone } = validation.output
  return { factorType: context.factorType, name, phone: context.factorType === 'phone' ? phone : '' }
}

/** Events while the factors are listed. */
const changes = {
  'enrollment.requested': { actions: ['clearMessages', 'suggestName'], target: 'naming' },
  'removal.requested': { actions: ['clearMessages', 'chooseRemoval'], target: 'confirming' },
} as const

/** Lists, adds and removes the second factors of the signed-in user. */
export const mfaMachine = mfaBase.createMachine({
  id: 'mfa',
  context: initialMfaContext,
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
        onError: { actions: 'setFailure', target: 'failed' },
      },
    },
    failed: {
      exit: 'clearMessages',
      on: { 'reload.requested': 'loading' },
    },
    none: { on: changes },
    enrolled: { on: changes },
    naming: {
      on: {
        'field.edited': { actions: 'editField' },
        'form.submitted': [
          { guard: 'isFormComplete', actions: 'clearMessages', target: 'starting' },
          { actions: 'showFormErrors' },
        ],
        'enrollment.cancelled': [
          { guard: 'hasVerified', actions: ['clearMessages', 'clearEnrollment'], target: 'enrolled' },
          { actions: ['clearMessages', 'clearEnrollment'], target: 'none' },
        ],
      },
    },
    starting: {
      invoke: {
        src: 'startEnrollment',
        input: ({ context }) => enrollmentRequest(context),
        onDone: [
          {
            guard: 'isPhone',
            actions: assign({ enrollment: ({ event }) => event.output }),
            target: 'texting',
          },
          { actions: assign({ enrollment: ({ event }) => event.output }), target: 'enrolling' },
        ],
        onError: [
          { guard: failedAs('secondFactorRequired'), target: 'challenged' },
          {
            guard: failedAs('nameTaken'),
            actions: { type: 'showFieldError', params: 'name' },
            target: 'naming',
          },
          {
            guard: failedAs('phoneRefused'),
            actions: { type: 'showFieldError', params: 'phone' },
            target: 'naming',
          },
          { actions: 'setFailure', target: 'naming' },
        ],
      },
    },
    texting: {
      invoke: {
        src: 'sendMessage',
        input: ({ context }) => context.enrollment?.factorId ?? '',
        onDone: {
          actions: assign(({ context, event }) => ({
            challengeId: event.output,
            note: context.challengeId === null ? null : NEW_CODE_SENT,
          })),
          target: 'enrolling',
        },
        onError: [
          {
            guard: failedAs('enrollmentExpired'),
            actions: 'showEnrollmentExpired',
            target: 'naming',
          },
          { actions: 'setFailure', target: 'enrolling' },
        ],
      },
    },
    enrolling: {
      on: {
        'code.edited': { actions: 'editCode' },
        'code.submitted': [
          { guard: 'isCodeComplete', actions: 'clearMessages', target: 'verifying' },
          { actions: 'showCodeError' },
        ],
        'message.requested': { guard: 'isPhone', actions: 'clearMessages', target: 'texting' },
        'enrollment.cancelled': { actions: 'clearMessages', target: 'cancelling' },
      },
    },
    verifying: {
      invoke: {
        src: 'verifyCode',
        input: ({ context }) => ({
          factorId: context.enrollment?.factorId ?? '',
          challengeId: context.challengeId,
          code: v.parse(codeSchema, context.code.values).code,
        }),
        onDone: {
          actions: [
            emit(({ context }) => ({ type: 'factor.verified', factor: addedFactor(context) })),
            'clearEnrollment',
          ],
          target: 'loading',
        },
        onError: [
          {
            guard: failedAs('wrongCode'),
            actions: 'showWrongCode',
            target: 'enrolling',
          },
          {
            guard: 'isMessageCodeExpired',
            actions: 'showExpiredCode',
            target: 'texting',
          },
          {
            guard: failedAs('codeExpired'),
            actions: 'showExpiredCode',
            target: 'enrolling',
          },
          {
            guard: failedAs('enrollmentExpired'),
            actions: 'showEnrollmentExpired',
            target: 'naming',
          },
          { actions: 'setFailure', target: 'enrolling' },
        ],
      },
    },
    cancelling: {
      invoke: {
        src: 'removeFactor',
        input: ({ context }) => context.enrollment?.factorId ?? '',
        // If this fails, the next enrollment removes the unverified factor.
        onDone: { actions: 'clearEnrollment', target: 'loading' },
        onError: { actions: 'clearEnrollment', target: 'loading' },
      },
    },
    confirming: {
      on: {
        'removal.confirmed': { actions: 'clearMessages', target: 'unenrolling' },
        'removal.cancelled': [
          { guard: 'hasVerified', actions: 'clearMessages', target: 'enrolled' },
          { actions: 'clearMessages', target: 'none' },
        ],
      },
    },
    unenrolling: {
      invoke: {
        src: 'removeFactor',
        input: ({ context }) => context.factorToRemove?.id ?? '',
        onDone: {
          actions: emit(({ context }) => ({
            type: 'factor.removed',
            factor: context.factorToRemove as Factor,
          })),
          target: 'loading',
        },
        onError: [
          { guard: failedAs('secondFactorRequired'), target: 'challenged' },
          { actions: 'setFailure', target: 'confirming' },
        ],
      },
    },
    /** Asks for the code of a verified factor, then repeats the rejected step. */
    challenged: {
      on: {
        'secondFactor.verified': [{ guard: 'isRemoving', target: 'unenrolling' }, { target: 'starting' }],
        'secondFactor.cancelled': [
          { guard: 'isRemoving', actions: 'showSecondFactorRequired', target: 'enrolled' },
          { actions: 'showSecondFactorRequired', target: 'naming' },
        ],
      },
    },
  },
})
