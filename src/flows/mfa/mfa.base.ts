import { assign, setup } from 'xstate'
import type { Factor } from '../../hosted/factors.ts'
import { createFields, editField, validateFields, withErrors } from '../../lib/forms/fields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import { failedWith } from '../../lib/xstate/ReasonError.ts'
import { APP_CODE_EXPIRED, type FactorType, WRONG_CODE } from '../../modules/code-entry/codeEntry.ts'
import { codeSchema, phoneFormSchema, totpFormSchema, uniqueName } from './factorForm.ts'
import type {
  CodeAnswer,
  Enrollment,
  EnrollmentRequest,
  MfaContext,
  MfaEmitted,
  MfaErrorReason,
  MfaEvent,
} from './mfa.types.ts'

const DEFAULT_NAMES: Readonly<Record<FactorType, string>> = { totp: 'Authenticator app', phone: 'Phone' }
const SECOND_FACTOR_REQUIRED =
  'Nothing was changed. You need to enter a code from one of your verified methods first.'
const PHONE_CODE_EXPIRED = "That code has expired. We're sending you a new one."
const ENROLLMENT_EXPIRED = 'This timed out. Please start again.'

const emptyFields = createFields({ name: '', phone: '' })
const emptyCode = createFields({ code: '' })

export const initialMfaContext: MfaContext = {
  factors: null,
  factorType: 'totp',
  fields: emptyFields,
  enrollment: null,
  challengeId: null,
  code: emptyCode,
  factorToRemove: null,
  failure: null,
  note: null,
}

export function validateForm({ factorType, fields }: MfaContext) {
  return factorType === 'phone'
    ? validateFields(fields, phoneFormSchema)
    : validateFields(fields, totpFormSchema)
}

export const mfaBase = setup({
  types: {
    context: {} as MfaContext,
    events: {} as MfaEvent,
    emitted: {} as MfaEmitted,
  },
  actors: {
    listFactors: notProvided<Factor[]>('listFactors'),
    /** Removes unverified factors, then adds the new one. */
    startEnrollment: notProvided<Enrollment, EnrollmentRequest>('startEnrollment'),
    /** Sends a text message. Returns the challenge id. */
    sendMessage: notProvided<string, string>('sendMessage'),
    verifyCode: notProvided<void, CodeAnswer>('verifyCode'),
    removeFactor: notProvided<void, string>('removeFactor'),
  },
  guards: {
    hasVerified: ({ context }) => (context.factors ?? []).some(({ isVerified }) => isVerified),
    isFormComplete: ({ context }) => validateForm(context).isValid,
    isCodeComplete: ({ context }) => validateFields(context.code, codeSchema).isValid,
    isRemoving: ({ context }) => context.factorToRemove !== null,
    isPhone: ({ context }) => context.factorType === 'phone',
    isMessageCodeExpired: ({ context, event }) =>
      context.factorType === 'phone' && failedWith<MfaErrorReason>('codeExpired')({ event }),
  },
  actions: {
    suggestName: assign(({ context, event }) => {
      if (event.type !== 'enrollment.requested') return {}
      const taken = (context.factors ?? []).filter(({ isVerified }) => isVerified).map(({ name }) => name)
      return {
        factorType: event.factorType,
        factorToRemove: null,
        fields: createFields({ name: uniqueName(DEFAULT_NAMES[event.factorType], taken), phone: '' }),
      }
    }),
    chooseRemoval: assign(({ event }) =>
      event.type === 'removal.requested' ? { factorToRemove: event.factor } : {},
    ),
    clearEnrollment: assign({ enrollment: null, challengeId: null, code: emptyCode, fields: emptyFields }),
    editField: assign(({ context, event }) =>
      event.type === 'field.edited' ? { fields: editField(context.fields, event.name, event.value) } : {},
    ),
    editCode: assign(({ event }) =>
      event.type === 'code.edited' ? { code: createFields({ code: event.code }) } : {},
    ),
    showFormErrors: assign(({ context }) => {
      const validation = validateForm(context)
      return validation.isValid ? {} : { fields: validation.fields }
    }),
    showCodeError: assign({ code: ({ context }) => withErrors(context.code, codeSchema) }),
    setFailure: assign({
      failure: ({ event }) => ('error' in event ? messageOf(event.error) : null),
      note: null,
    }),
    showFieldError: assign(({ context, event }, name: 'name' | 'phone') =>
      'error' in event
        ? {
            fields: {
              ...context.fields,
              errors: { ...context.fields.errors, [name]: messageOf(event.error) },
            },
          }
        : {},
    ),
    showWrongCode: assign({
      code: ({ context }) => ({ values: { code: '' }, errors: { code: WRONG_CODE[context.factorType] } }),
    }),
    showExpiredCode: assign({
      code: ({ context }) => ({
        values: { code: '' },
        errors: { code: context.factorType === 'phone' ? PHONE_CODE_EXPIRED : APP_CODE_EXPIRED },
      }),
    }),
    showEnrollmentExpired: assign({
      failure: ENROLLMENT_EXPIRED,
      enrollment: null,
      challengeId: null,
      code: emptyCode,
    }),
    showSecondFactorRequired: assign({ failure: SECOND_FACTOR_REQUIRED }),
    clearMessages: assign({ failure: null, note: null }),
  },
})
