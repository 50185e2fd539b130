import { PRODUCT_NAME } from '../../domain/product.ts'
import { HostedError } from '../../hosted/errors.ts'
import type { Factor } from '../../hosted/factors.ts'
import {
  challengeFactor,
  enrollPhone,
  enrollTotp,
  listFactors,
  unenrollFactor,
  verifyFactor,
} from '../../hosted/factors.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { CodeAnswer, Enrolment, EnrolmentRequest } from './mfa.base.ts'
import { MfaError, type MfaProblem } from './mfa.problems.ts'

/** What the provider calls a problem, in our words for the person. */
const KNOWN: Readonly<Record<string, [MfaProblem, string]>> = {
  insufficient_aal: ['secondFactorNeeded', 'This needs a code from one of your verified factors.'],
  mfa_factor_name_conflict: ['nameTaken', 'You have a factor of this name already. Please choose another.'],
  mfa_verified_factor_exists: ['phoneRefused', 'This number is one of your factors already.'],
  mfa_verification_failed: ['wrongCode', 'That code is not right.'],
  mfa_challenge_expired: ['codeExpired', 'That code has expired.'],
  mfa_factor_not_found: ['enrolmentGone', 'This took too long, so it has to begin again.'],
  too_many_enrolled_mfa_factors: [
    'other',
    'An account can have ten factors, and yours does. Remove one, then add another.',
  ],
  mfa_phone_enroll_not_enabled: [
    'other',
    'Text messages cannot be sent at the moment. Please add an authenticator app instead.',
  ],
  mfa_totp_enroll_not_enabled: [
    'other',
    'Authenticator apps cannot be added at the moment. Please add a phone instead.',
  ],
}

const SIGNED_OUT = 'Your sign-in is not accepted any more. Log out, then sign in again.'
const TOO_MANY = 'Too many attempts. Wait a minute, then try again.'
const BROKEN = 'The account service has a problem. Please try again in a minute.'
const NO_NUMBER = 'The account service does not take this number. Please check it.'

function mfaError(error: unknown): unknown {
  if (!(error instanceof HostedError)) return error
  const [problem, message] = KNOWN[error.code ?? ''] ?? ['other', messageFor(error)]
  return new MfaError(message, problem, error)
}

function messageFor({ kind, message }: HostedError): string {
  if (kind === 'refused') return SIGNED_OUT
  if (kind === 'rateLimited') return TOO_MANY
  return kind === 'server' ? BROKEN : message
}

async function withWords<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    throw mfaError(error)
  }
}

async function remove(factorId: string): Promise<void> {
  try {
    await unenrollFactor(factorId)
  } catch (error) {
    // Somebody was faster, or the provider cleaned up by itself.
    if (!(error instanceof HostedError && error.kind === 'notFound')) throw error
  }
}

/** Makes room first: a factor that was begun and never verified would keep its name, and clutter the list. */
async function start({ kind, name, phone }: EnrolmentRequest): Promise<Enrolment> {
  for (const { id, isVerified } of await listFactors()) if (!isVerified) await remove(id)
  if (kind === 'phone') return { factorId: await enrolNumber(name, phone), totp: null }
  const { factorId, ...totp } = await enrollTotp({ name, issuer: PRODUCT_NAME })
  return { factorId, totp }
}

async function enrolNumber(name: string, phone: string): Promise<string> {
  try {
    return await enrollPhone({ name, phone })
  } catch (error) {
    if (error instanceof HostedError && error.code === 'validation_failed')
      throw new MfaError(NO_NUMBER, 'phoneRefused', error)
    throw error
  }
}

/** An app's code answers a question that is asked as it is given, so none expires while a person looks for the app. */
async function verify({ factorId, challengeId, code }: CodeAnswer): Promise<void> {
  await verifyFactor({ factorId, code, challengeId: challengeId ?? (await challengeFactor(factorId)) })
}

/** The live calls. Each fails with an MfaError where the provider said why. */
export const liveActors = {
  listFactors: fromCall<Factor[]>(() => withWords(listFactors())),
  startEnrolment: fromCall<Enrolment, EnrolmentRequest>(({ input }) => withWords(start(input))),
  sendMessage: fromCall<string, string>(({ input }) => withWords(challengeFactor(input))),
  verifyCode: fromCall<void, CodeAnswer>(({ input }) => withWords(verify(input))),
  removeFactor: fromCall<void, string>(({ input }) => withWords(remove(input))),
}
