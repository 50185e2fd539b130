import { assign, setup } from 'xstate'
import type { Factor } from '../../hosted/factors.ts'
import type { Fields } from '../../lib/forms/fields.ts'
import { createFields, editField, validateFields } from '../../lib/forms/fields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import { codeSchema, freeName, phoneFormSchema, totpFormSchema } from './factorForm.ts'
import type { MfaProblem } from './mfa.problems.ts'
import { problemOf } from './mfa.problems.ts'

export type FactorKind = Factor['type']

/** A factor that waits for its first code. */
export interface Enrolment {
  factorId: string
  /** What an authenticator app needs to know; null for a telephone. */
  totp: { qr: string; secret: string; uri: string } | null
}

export interface MfaContext {
  /** Null before they were first listed. */
  factors: readonly Factor[] | null
  /** What is being added. */
  kind: FactorKind
  fields: Fields<{ name: string; phone: string }>
  enrolment: Enrolment | null
  /** What the text message answers; null before one was sent. */
  challengeId: string | null
  code: Fields<{ code: string }>
  /** What is, or was last, to be removed; null while something is added. */
  doomed: Factor | null
  /** Why the last step failed, shown until the next. */
  failure: string | null
  /** What the person should know of the step that has just succeeded. */
  note: string | null
}

export type MfaEvent =
  | { type: 'reload.requested' }
  | { type: 'enrolment.requested'; kind: FactorKind }
  | { type: 'enrolment.cancelled' }
  | { type: 'field.edited'; name: 'name' | 'phone'; value: string }
  | { type: 'form.submitted' }
  | { type: 'code.edited'; code: string }
  | { type: 'code.submitted' }
  /** A text message, the first or another one. */
  | { type: 'message.requested' }
  | { type: 'removal.requested'; factor: Factor }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' }
  | { type: 'secondFactor.verified' }
  | { type: 'secondFactor.cancelled' }

type MfaEmitted = { type: 'factor.verified'; factor: Factor } | { type: 'factor.removed'; factor: Factor }

export interface EnrolmentRequest {
  kind: FactorKind
  name: string
  /** Empty for an authenticator app. */
  phone: string
}

export interface CodeAnswer {
  factorId: string
  /** Null where the code answers no message. */
  challengeId: string | null
  code: string
}

const NAMES: Readonly<Record<FactorKind, string>> = { totp: 'Authenticator app', phone: 'Phone' }
const WRONG: Readonly<Record<FactorKind, string>> = {
  totp: 'That code is not right. Enter the one your app shows now.',
  phone: 'That code is not right. Enter the one of the newest message.',
}
const FACTOR_NEEDED = 'Nothing was changed. This needs a code from one of your verified factors.'
const LATE = 'That took too long. Enter the code your app shows now.'
const LATE_MESSAGE = 'That code has expired. We are sending you a new one.'
const GONE = 'This took too long, so it has to begin again.'

export const newFields = createFields({ name: '', phone: '' })
export const newCode = createFields({ code: '' })

/** The form of what is being added, against the rules of its kind. */
export function validateForm({ kind, fields }: MfaContext) {
  return kind === 'phone' ? validateFields(fields, phoneFormSchema) : validateFields(fields, totpFormSchema)
}

/** Names and numbers that others have, and codes that were wrong, are told at their field. */
function fieldsWithError(
  fields: MfaContext['fields'],
  name: 'name' | 'phone',
  message: string,
): MfaContext['fields'] {
  return { ...fields, errors: { ...fields.errors, [name]: message } }
}

/** The parts of the machine: what it knows, hears and does. */
export const mfaSetup = setup({
  types: {
    context: {} as MfaContext,
    events: {} as MfaEvent,
    emitted: {} as MfaEmitted,
  },
  actors: {
    listFactors: notProvided<Factor[]>('listFactors'),
    /** Makes room first: what was left unverified goes. */
    startEnrolment: notProvided<Enrolment, EnrolmentRequest>('startEnrolment'),
    /** Sends a text message; gives the id that its code has to come with. */
    sendMessage: notProvided<string, string>('sendMessage'),
    verifyCode: notProvided<void, CodeAnswer>('verifyCode'),
    removeFactor: notProvided<void, string>('removeFactor'),
  },
  guards: {
    hasVerified: ({ context }) => (context.factors ?? []).some(({ isVerified }) => isVerified),
    isFormComplete: ({ context }) => validateForm(context).isValid,
    isCodeComplete: ({ context }) => validateFields(context.code, codeSchema).isValid,
    isRemoving: ({ context }) => context.doomed !== null,
    isPhone: ({ context }) => context.kind === 'phone',
    isLateMessage: ({ context, event }) =>
      context.kind === 'phone' && 'error' in event && problemOf(event.error) === 'codeExpired',
    isProblem: ({ event }, problem: MfaProblem) => 'error' in event && problemOf(event.error) === problem,
  },
  actions: {
    suggestName: assign(({ context, event }) => {
      if (event.type !== 'enrolment.requested') return {}
      const taken = (context.factors ?? []).filter(({ isVerified }) => isVerified).map(({ name }) => name)
      return {
        kind: event.kind,
        doomed: null,
        fields: createFields({ name: freeName(NAMES[event.kind], taken), phone: '' }),
      }
    }),
    forgetEnrolment: assign({ enrolment: null, challengeId: null, code: newCode, fields: newFields }),
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
    showCodeError: assign(({ context }) => {
      const validation = validateFields(context.code, codeSchema)
      return validation.isValid ? {} : { code: validation.fields }
    }),
    tellFailure: assign({
      failure: ({ event }) => ('error' in event ? messageOf(event.error) : null),
      note: null,
    }),
    tellAtName: assign({
      fields: ({ context, event }) =>
        'error' in event ? fieldsWithError(context.fields, 'name', messageOf(event.error)) : context.fields,
    }),
    tellAtPhone: assign({
      fields: ({ context, event }) =>
        'error' in event ? fieldsWithError(context.fields, 'phone', messageOf(event.error)) : context.fields,
    }),
    /** A wrong code is of no use any more; the next one takes its place. */
    tellWrong: assign({
      code: ({ context }) => ({ values: { code: '' }, errors: { code: WRONG[context.kind] } }),
    }),
    tellLate: assign({
      code: ({ context }) => ({
        values: { code: '' },
        errors: { code: context.kind === 'phone' ? LATE_MESSAGE : LATE },
      }),
    }),
    tellGone: assign({ failure: GONE, enrolment: null, challengeId: null, code: newCode }),
    tellFactorNeeded: assign({ failure: FACTOR_NEEDED }),
    clearWords: assign({ failure: null, note: null }),
  },
})
