import { PRODUCT_NAME } from '../../domain/product.ts'
import { HostedError } from '../../hosted/errors.ts'
import {
  challengeFactor,
  enrollPhone,
  enrollTotp,
  type Factor,
  listFactors,
  unenrollFactor,
  verifyFactor,
} from '../../hosted/factors.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { ReasonError } from '../../lib/xstate/ReasonError.ts'
import { codeErrorReason } from '../../modules/code-entry/codeEntry.ts'
import type { CodeAnswer, Enrollment, EnrollmentRequest, MfaErrorReason } from './mfa.types.ts'

/** Reason and message by the provider's error code. */
const ERRORS: Readonly<Record<string, [MfaErrorReason, string]>> = {
  insufficient_aal: [
    'secondFactorRequired',
    'You need to enter a code from one of your verified methods first.',
  ],
  mfa_factor_name_conflict: ['nameTaken', 'You already use this name. Please choose another.'],
  mfa_verified_factor_exists: ['phoneRefused', 'You have already added this number.'],
  mfa_factor_not_found: ['enrollmentExpired', 'This timed out. Please start again.'],
  too_many_enrolled_mfa_factors: [
    'other',
    'You have reached the limit of ten two-factor methods. Remove one, then add another.',
  ],
  mfa_phone_enroll_not_enabled: [
    'other',
    "We can't send text messages right now. Please add an authenticator app instead.",
  ],
  mfa_totp_enroll_not_enabled: [
    'other',
    "Authenticator apps can't be added right now. Please add a phone instead.",
  ],
}

const SIGN_IN_EXPIRED = 'Your session has expired. Log out, then sign in again.'
const PHONE_REJECTED = 'This number was not accepted. Please check it.'

function mfaError(error: unknown): unknown {
  if (!(error instanceof HostedError)) return error
  const codeReason = codeErrorReason(error)
  if (codeReason !== null) return new ReasonError<MfaErrorReason>(error.message, codeReason, error)
  const [reason, message] = ERRORS[error.code ?? ''] ?? ['other', messageFor(error)]
  return new ReasonError<MfaErrorReason>(message, reason, error)
}

function messageFor({ kind, message }: HostedError): string {
  return kind === 'refused' ? SIGN_IN_EXPIRED : message
}

async function withReason<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    throw mfaError(error)
  }
}

async function removeFactor(factorId: string): Promise<void> {
  try {
    await unenrollFactor(factorId)
  } catch (error) {
    // Already removed on another device or by the provider.
    if (!(error instanceof HostedError && error.kind === 'notFound')) throw error
  }
}

/** Removes unverified factors first, because they reserve their names. */
async function startEnrollment({ factorType, name, phone }: EnrollmentRequest): Promise<Enrollment> {
  for (const { id, isVerified } of await listFactors()) if (!isVerified) await removeFactor(id)
  if (factorType === 'phone') return { factorId: await addPhone(name, phone), totp: null }
  const { factorId, ...totp } = await enrollTotp({ name, issuer: PRODUCT_NAME })
  return { factorId, totp }
}

async function addPhone(name: string, phone: string): Promise<string> {
  try {
    return await enrollPhone({ name, phone })
  } catch (error) {
    if (error instanceof HostedError && error.code === 'validation_failed')
      throw new ReasonError<MfaErrorReason>(PHONE_REJECTED, 'phoneRefused', error)
    throw error
  }
}

/** Challenges an app only when the code is submitted, so that the challenge cannot expire before. */
async function verify({ factorId, challengeId, code }: CodeAnswer): Promise<void> {
  await verifyFactor({ factorId, code, challengeId: challengeId ?? (await challengeFactor(factorId)) })
}

/** All actors fail with a ReasonError for errors of the provider. */
export const liveActors = {
  listFactors: fromCall<Factor[]>(() => withReason(listFactors())),
  startEnrollment: fromCall<Enrollment, EnrollmentRequest>(({ input }) => withReason(startEnrollment(input))),
  sendMessage: fromCall<string, string>(({ input }) => withReason(challengeFactor(input))),
  verifyCode: fromCall<void, CodeAnswer>(({ input }) => withReason(verify(input))),
  removeFactor: fromCall<void, string>(({ input }) => withReason(removeFactor(input))),
}
