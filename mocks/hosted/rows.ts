import * as v from 'valibot'
import { WAITLIST_STATUSES } from '../../src/domain/waitlist.ts'

// Row schemas of the hosted provider: its auth service and the tables of supabase/migrations.

const timestamp = v.pipe(v.string(), v.isoTimestamp())
/** Milliseconds since 1970. */
const moment = v.number()

export const providerUserRow = v.object({
  id: v.string(),
  email: v.string(),
  password_hash: v.string(),
  /** The data sent at sign-up: first_name and last_name. */
  metadata: v.record(v.string(), v.unknown()),
  created_at: timestamp,
  updated_at: timestamp,
  last_sign_in_at: v.nullable(timestamp),
})
export type ProviderUserRow = v.InferOutput<typeof providerUserRow>

/** A provider session. Its refresh token changes with every use. */
export const providerSessionRow = v.object({
  id: v.string(),
  user_id: v.string(),
  refresh_token: v.string(),
  /** Authenticator assurance level: aal2 after a second factor. */
  aal: v.picklist(['aal1', 'aal2']),
  /** Authentication methods used, with their times in seconds since 1970. */
  amr: v.array(v.object({ method: v.string(), timestamp: v.number() })),
  created_at: timestamp,
  /** Access tokens that were issued earlier have expired, whatever they contain. In seconds since 1970. */
  tokens_from: v.optional(v.number()),
})
export type ProviderSessionRow = v.InferOutput<typeof providerSessionRow>

/** A second factor, verified or not. */
export const factorRow = v.object({
  id: v.string(),
  user_id: v.string(),
  factor_type: v.picklist(['totp', 'phone']),
  friendly_name: v.nullable(v.string()),
  status: v.picklist(['unverified', 'verified']),
  /** Base32, of a totp factor. */
  secret: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  created_at: timestamp,
  updated_at: timestamp,
})
export type FactorRow = v.InferOutput<typeof factorRow>

/** A pending request for a code of a factor. */
export const challengeRow = v.object({
  id: v.string(),
  factor_id: v.string(),
  /** The code sent to a phone; null for an authenticator app until a code was used. */
  code: v.nullable(v.string()),
  expires_at: moment,
})
export type ChallengeRow = v.InferOutput<typeof challengeRow>

/** An email or text message that the provider sent. */
export const mailRow = v.object({
  id: v.string(),
  to: v.string(),
  subject: v.string(),
  /** Plain paragraphs. */
  body: v.array(v.string()),
  /** The button: its label and a path within the app. */
  link: v.nullable(v.object({ label: v.string(), href: v.string() })),
  sent_at: timestamp,
})
export type MailRow = v.InferOutput<typeof mailRow>

export const waitlistSubmissionRow = v.object({
  id: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  interest: v.string(),
  status: v.picklist(WAITLIST_STATUSES),
  admin_notes: v.nullable(v.string()),
  reviewed_by: v.nullable(v.string()),
  reviewed_at: v.nullable(timestamp),
  created_at: timestamp,
  last_login_at: v.nullable(timestamp),
  emailed_at: v.nullable(timestamp),
  notified_at: v.nullable(timestamp),
  /** The account that opened the setup link. */
  owner_id: v.nullable(v.string()),
  /** Missing in data that was stored before the column existed. */
  cleanup_incomplete: v.fallback(v.boolean(), false),
})
export type WaitlistSubmissionRow = v.InferOutput<typeof waitlistSubmissionRow>

export const submissionEventRow = v.object({
  id: v.string(),
  waitlist_submission_id: v.string(),
  kind: v.picklist(['submitted', 'approved', 'rejected', 'emailed', 'registered', 'active', 'returned']),
  at: timestamp,
  by_email: v.nullable(v.string()),
})
export type SubmissionEventRow = v.InferOutput<typeof submissionEventRow>

export const approvedUserRow = v.object({
  id: v.string(),
  waitlist_submission_id: v.string(),
  setup_token: v.string(),
  expires_at: timestamp,
  account_created: v.boolean(),
  created_at: timestamp,
})
export type ApprovedUserRow = v.InferOutput<typeof approvedUserRow>

export const magicLinkRow = v.object({
  id: v.string(),
  approved_user_id: v.string(),
  used: v.boolean(),
  used_at: v.nullable(timestamp),
  created_at: timestamp,
})
export type MagicLinkRow = v.InferOutput<typeof magicLinkRow>

export const adminUserRow = v.object({ id: v.string(), user_id: v.string() })
