import * as v from 'valibot'
import { textOfAtMost } from '../lib/text/text.ts'
import { emailField } from './email.ts'
import { firstNameField, lastNameField } from './personName.ts'
import { type Option, RESEARCH_AREA_OPTIONS, ROLE_OPTIONS, TIMELINE_OPTIONS } from './waitlistOptions.ts'

/** Limits are in code points. */
export const MAX_USE_CASE_CHARACTERS = 300
const MAX_ORGANIZATION_CHARACTERS = 200

/** The steps of the form and their fields, in display order. */
export const WAITLIST_STEPS = {
  aboutYou: ['firstName', 'lastName', 'email', 'role'],
  aboutProject: ['organization', 'researchArea', 'useCase', 'timeline'],
} as const
export type WaitlistStep = keyof typeof WAITLIST_STEPS
export type WaitlistField = (typeof WAITLIST_STEPS)[WaitlistStep][number]

/** The typed values, not trimmed. */
export type WaitlistValues = Record<WaitlistField, string>

export const WAITLIST_FIELDS: readonly WaitlistField[] = Object.values(WAITLIST_STEPS).flat()
export const REQUIRED_WAITLIST_FIELDS: readonly WaitlistField[] = WAITLIST_STEPS.aboutYou

const isFilled = (value: string) => value.trim() !== ''

/** The required fields that are empty or contain only spaces, in display order. */
export function missingWaitlistFields(values: WaitlistValues): WaitlistField[] {
  return REQUIRED_WAITLIST_FIELDS.filter((field) => !isFilled(values[field]))
}

/** The share of filled fields, from 0 to 1. */
export function waitlistProgress(values: WaitlistValues): number {
  return WAITLIST_FIELDS.filter((field) => isFilled(values[field])).length / WAITLIST_FIELDS.length
}

function oneOf(options: readonly Option[], message: string) {
  return v.pipe(
    v.string(),
    v.check((value) => options.some((option) => option.value === value), message),
  )
}

function oneOfOrEmpty(options: readonly Option[], message: string) {
  return oneOf([...options, { value: '', label: '' }], message)
}

const aboutYou = {
  firstName: firstNameField,
  lastName: lastNameField,
  email: emailField,
  role: oneOf(ROLE_OPTIONS, 'Please choose your professional role.'),
}

/** The first step. */
export const aboutYouSchema = v.object(aboutYou)

/** The whole form. Valid values also satisfy the constraints of `waitlist_submissions`. */
export const waitlistSchema = v.object({
  ...aboutYou,
  organization: textOfAtMost(MAX_ORGANIZATION_CHARACTERS, 'Your organization'),
  researchArea: oneOfOrEmpty(RESEARCH_AREA_OPTIONS, 'Please choose a research area from the list.'),
  useCase: textOfAtMost(MAX_USE_CASE_CHARACTERS, 'Your intended use case'),
  timeline: oneOfOrEmpty(TIMELINE_OPTIONS, 'Please choose a timeline from the list.'),
})

export const REQUIRED_FIELDS_MISSING = {
  title: 'Required fields missing',
  text: 'Please complete all required fields to proceed',
}

/** PostgreSQL error code 'unique_violation'. */
export const DUPLICATE_KEY_CODE = '23505'

/** The notification for a refused application. `code`: the database's error code; null if there is none. */
export function submissionFailure(code: string | null): { title: string; text: string } {
  if (code === DUPLICATE_KEY_CODE)
    return {
      title: 'Already registered',
      text: "Your application is already in our system. We'll be in touch soon.",
    }
  return {
    title: 'Submission failed',
    text: 'There was an error processing your application. Please try again.',
  }
}
