import * as v from 'valibot'
import {
  DUPLICATE_KEY_CODE,
  missingWaitlistFields,
  submissionFailure,
  WAITLIST_FIELDS,
  type WaitlistField,
  type WaitlistValues,
  waitlistSchema,
} from '../../domain/waitlistForm.ts'
import { createFields, type Fields, withErrors } from '../../lib/forms/fields.ts'

/** The validated and trimmed form. */
export type NewApplication = v.InferOutput<typeof waitlistSchema>

/**
 * 'duplicate': the email address is already on the waitlist. 'unanswered': the provider's answer did not arrive, so the
 * application may have been stored. Any other error is thrown.
 */
export type SubmissionOutcome = 'accepted' | 'duplicate' | 'unanswered'

export const ALREADY_REGISTERED = submissionFailure(DUPLICATE_KEY_CODE)
export const SUBMISSION_FAILED = submissionFailure(null)

export const APPLICATION_STORED = 'Application received'

/** For an application that was edited after an attempt without an answer. */
export const EDITS_NOT_STORED =
  "We received an earlier attempt even though you saw an error. Changes you made after it aren't included."

export const ANSWERS_KEPT = {
  title: 'Your answers are still here',
  text: 'They stay in the form until you close this tab.',
}

export const EMPTY_VALUES: WaitlistValues = {
  firstName: '',
  lastName: '',
  email: '',
  role: '',
  organization: '',
  researchArea: '',
  useCase: '',
  timeline: '',
}

/** @throws ValiError if a field is invalid */
export function toNewApplication(values: WaitlistValues): NewApplication {
  return v.parse(waitlistSchema, values)
}

export function isSameApplication(one: NewApplication, other: NewApplication): boolean {
  return WAITLIST_FIELDS.every((name) => one[name] === other[name])
}

/** Whether the provider accepts only one of the two: it ignores case. */
export function hasSameEmail(one: NewApplication, other: NewApplication): boolean {
  return one.email.toLowerCase() === other.email.toLowerCase()
}

export function validateAllFields({ values }: Fields<WaitlistValues>): Fields<WaitlistValues> {
  return withErrors(createFields(values), waitlistSchema)
}

/** The first missing required field, or else the first invalid field. */
export function firstInvalidField({ values, errors }: Fields<WaitlistValues>): WaitlistField | undefined {
  return missingWaitlistFields(values)[0] ?? WAITLIST_FIELDS.find((name) => errors[name] !== undefined)
}
