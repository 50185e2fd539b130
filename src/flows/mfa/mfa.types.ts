import type { Factor } from '../../hosted/factors.ts'
import type { Fields } from '../../lib/forms/fields.ts'
import type { FactorType } from '../../modules/code-entry/codeEntry.ts'

/** A factor that is not verified yet. */
export interface Enrollment {
  factorId: string
  /** The setup data for an authenticator app; null for a phone. */
  totp: { secret: string; uri: string } | null
}

export interface MfaContext {
  /** Null before the first load. */
  factors: readonly Factor[] | null
  factorType: FactorType
  fields: Fields<{ name: string; phone: string }>
  enrollment: Enrollment | null
  /** Challenge of the last text message; null before one was sent. */
  challengeId: string | null
  code: Fields<{ code: string }>
  /** The factor that the user wants to remove; null while one is added. */
  factorToRemove: Factor | null
  failure: string | null
  /** Information about the last successful step. */
  note: string | null
}

export type MfaEvent =
  | { type: 'reload.requested' }
  | { type: 'enrollment.requested'; factorType: FactorType }
  | { type: 'enrollment.cancelled' }
  | { type: 'field.edited'; name: 'name' | 'phone'; value: string }
  | { type: 'form.submitted' }
  | { type: 'code.edited'; code: string }
  | { type: 'code.submitted' }
  /** Send the first or another text message. */
  | { type: 'message.requested' }
  | { type: 'removal.requested'; factor: Factor }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' }
  | { type: 'secondFactor.verified' }
  | { type: 'secondFactor.cancelled' }

export type MfaEmitted =
  | { type: 'factor.verified'; factor: Factor }
  | { type: 'factor.removed'; factor: Factor }

export interface EnrollmentRequest {
  factorType: FactorType
  name: string
  /** Empty for an authenticator app. */
  phone: string
}

export interface CodeAnswer {
  factorId: string
  /** Null for an authenticator app. */
  challengeId: string | null
  code: string
}

/** Reasons that the machine handles differently. For 'other' it shows the message. */
export type MfaErrorReason =
  | 'nameTaken'
  | 'phoneRefused'
  | 'wrongCode'
  | 'codeExpired'
  | 'enrollmentExpired'
  | 'secondFactorRequired'
  | 'other'
