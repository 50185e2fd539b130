import * as v from 'valibot'
import type { WaitlistField, WaitlistValues } from '../../domain/waitlistForm.ts'
import {
  DUPLICATE_KEY_CODE,
  missingWaitlistFields,
  submissionFailure,
  WAITLIST_FIELDS,
  waitlistSchema,
} from '../../domain/waitlistForm.ts'
import type { Fields } from '../../lib/forms/fields.ts'
import { validateFields } from '../../lib/forms/fields.ts'

/** The form as it is sent: trimmed, and such as the table takes it. */
export type NewApplication = v.InferOutput<typeof waitlistSchema>

/** What became of an application that was answered; whatever else happens is a failure. */
export type SubmissionOutcome = 'accepted' | 'duplicate'

export const ALREADY_REGISTERED = submissionFailure(DUPLICATE_KEY_CODE)
export const SUBMISSION_FAILED = submissionFailure(null)

export const ANSWERS_KEPT = {
  title: 'Your answers are kept',
  text: 'They stay in the form until you leave this page.',
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

/** @throws ValiError where something is wrong with a field */
export function toNewApplication(values: WaitlistValues): NewApplication {
  return v.parse(waitlistSchema, values)
}

/** The fields with what is wrong with each. */
export function validateAllFields({ values }: Fields<WaitlistValues>): Fields<WaitlistValues> {
  const validation = validateFields({ values, errors: {} }, waitlistSchema)
  return validation.isValid ? { values, errors: {} } : validation.fields
}

/** Where the person goes on: the first field that is missing, else the first that is wrong. */
export function firstInvalidField({ values, errors }: Fields<WaitlistValues>): WaitlistField | undefined {
  return missingWaitlistFields(values)[0] ?? WAITLIST_FIELDS.find((name) => errors[name] !== undefined)
}
