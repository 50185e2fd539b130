import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { isInterest } from '../../../mocks/hosted/rest/interest.ts'
import { interestToJson } from '../../../src/domain/interest.ts'
import type { WaitlistValues } from '../../../src/domain/waitlistForm.ts'
import {
  aboutYouSchema,
  MAX_USE_CASE_CHARACTERS,
  missingWaitlistFields,
  REQUIRED_FIELDS_MISSING,
  REQUIRED_WAITLIST_FIELDS,
  submissionFailure,
  WAITLIST_FIELDS,
  WAITLIST_STEPS,
  waitlistProgress,
  waitlistSchema,
} from '../../../src/domain/waitlistForm.ts'
import { RESEARCH_AREA_OPTIONS, ROLE_OPTIONS, TIMELINE_OPTIONS } from '../../../src/domain/waitlistOptions.ts'
import { createFields, validateFields } from '../../../src/lib/forms/fields.ts'

const EMPTY: WaitlistValues = {
  firstName: '',
  lastName: '',
  email: '',
  role: '',
  organization: '',
  researchArea: '',
  useCase: '',
  timeline: '',
}
const REQUIRED = { firstName: 'Mira', lastName: 'Okafor', email: 'mira@example.com', role: 'researcher' }

function errorsOf(values: Partial<WaitlistValues>) {
  const validation = validateFields(createFields({ ...EMPTY, ...REQUIRED, ...values }), waitlistSchema)
  return validation.isValid ? {} : validation.fields.errors
}

test('the waitlist form has two steps of four fields, and the first four are required', () => {
  expect(WAITLIST_STEPS).toEqual({
    aboutYou: ['firstName', 'lastName', 'email', 'role'],
    aboutProject: ['organization', 'researchArea', 'useCase', 'timeline'],
  })
  expect(WAITLIST_FIELDS).toHaveLength(8)
  expect(REQUIRED_WAITLIST_FIELDS).toEqual(['firstName', 'lastName', 'email', 'role'])
  expect(REQUIRED_FIELDS_MISSING).toEqual({
    title: 'Required fields missing',
    text: 'Please complete all required fields to proceed',
  })
})

test.each([
  [{}, ['firstName', 'lastName', 'email', 'role'], 0],
  [{ firstName: 'Mira' }, ['lastName', 'email', 'role'], 1 / 8],
  [{ ...REQUIRED, lastName: ' \t\u00a0' }, ['lastName'], 3 / 8],
  [REQUIRED, [], 4 / 8],
  [{ ...REQUIRED, useCase: ' ', timeline: 'flexible' }, [], 5 / 8],
])(
  'the waitlist form with %j has the missing required fields %j and the progress %d',
  (values, missing, progress) => {
    expect(missingWaitlistFields({ ...EMPTY, ...values })).toEqual(missing)
    expect(waitlistProgress({ ...EMPTY, ...values })).toBe(progress)
  },
)

test('each filled field adds one eighth to the progress', () => {
  fc.assert(
    fc.property(fc.subarray([...WAITLIST_FIELDS]), (filled) => {
      const values = { ...EMPTY, ...Object.fromEntries(filled.map((field) => [field, 'x'])) }
      expect(waitlistProgress(values)).toBe(filled.length / 8)
    }),
  )
})

describe('the schema', () => {
  test.each<[Partial<WaitlistValues>, Partial<WaitlistValues>]>([
    [{}, {}],
    [{ firstName: '' }, { firstName: 'Please enter your first name.' }],
    [{ firstName: '\0 ' }, { firstName: 'Please enter your first name.' }],
    [{ lastName: '   ' }, { lastName: 'Please enter your last name.' }],
    [{ firstName: 'X', lastName: 'Y' }, {}],
    [{ firstName: '李', lastName: 'بن علي' }, {}],
    [{ firstName: '<b>Mira</b>', lastName: '=1+1' }, {}],
    [{ firstName: '😀'.repeat(100) }, {}],
    [
      { firstName: 'a'.repeat(101) },
      { firstName: 'Your first name can be at most 100 characters long. Please shorten it.' },
    ],
    [{ email: '' }, { email: 'Please enter your email.' }],
    [{ email: 'mira' }, { email: 'Please enter a complete email address, such as name@example.com.' }],
    [{ role: '' }, { role: 'Please choose your professional role.' }],
    [{ role: 'admin' }, { role: 'Please choose your professional role.' }],
    [{ researchArea: 'alchemy' }, { researchArea: 'Please choose a research area from the list.' }],
    [{ timeline: 'never' }, { timeline: 'Please choose a timeline from the list.' }],
    [{ useCase: '😀'.repeat(MAX_USE_CASE_CHARACTERS) }, {}],
    [{ useCase: ` ${'a'.repeat(MAX_USE_CASE_CHARACTERS)}\n` }, {}],
    [
      { useCase: 'a'.repeat(MAX_USE_CASE_CHARACTERS + 1) },
      { useCase: 'Your intended use case can be at most 300 characters long. Please shorten it.' },
    ],
    [
      { organization: 'a'.repeat(201) },
      { organization: 'Your organization can be at most 200 characters long. Please shorten it.' },
    ],
  ])('the schema of the waitlist form returns for %j the errors %j', (values, errors) => {
    expect(errorsOf(values)).toEqual(errors)
  })

  test('aboutYouSchema validates only the four fields of the first step', () => {
    expect(v.is(aboutYouSchema, REQUIRED)).toBe(true)
    expect(v.is(aboutYouSchema, { ...REQUIRED, role: '' })).toBe(false)
  })

  const text = (maxLength: number) =>
    fc.string({ unit: fc.constantFrom('a', ' ', '"', '\\', '\0', '\ud83d', '😀', '\n'), maxLength })
  const value = (options: readonly { value: string }[]) =>
    fc.constantFrom('', ...options.map((option) => option.value))

  test('the schema of the waitlist form accepts only values that the table accepts', () => {
    const values = fc.record({
      firstName: text(120),
      lastName: text(120),
      email: fc.emailAddress(),
      role: value(ROLE_OPTIONS),
      organization: text(250),
      researchArea: value(RESEARCH_AREA_OPTIONS),
      useCase: text(350),
      timeline: value(TIMELINE_OPTIONS),
    })
    fc.assert(
      fc.property(values, (typed) => {
        const { success, output } = v.safeParse(waitlistSchema, typed)
        if (!success) return
        const interest = interestToJson(output)
        expect(isInterest(interest)).toBe(true)
        expect(interest).not.toMatch(/\\u0000|\\ud[89a-f]/i)
        for (const name of [output.firstName, output.lastName]) {
          expect(name.trim()).not.toBe('')
          expect([...name].length).toBeLessThanOrEqual(100)
        }
      }),
    )
  })
})

test.each([
  ['23505', 'Already registered', "Your application is already in our system. We'll be in touch soon."],
  ['23514', 'Submission failed', 'There was an error processing your application. Please try again.'],
  [null, 'Submission failed', 'There was an error processing your application. Please try again.'],
])('submissionFailure(%s) has the title %s', (code, title, text) => {
  expect(submissionFailure(code)).toEqual({ title, text })
})
