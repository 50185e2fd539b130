import { expect, test } from 'vitest'
import type { WaitlistField, WaitlistValues } from '../../../../src/domain/waitlistForm.ts'
import {
  EMPTY_VALUES,
  firstInvalidField,
  validateAllFields,
} from '../../../../src/flows/waitlist/applicationForm.ts'
import { createFields } from '../../../../src/lib/forms/fields.ts'

const YOU = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@lab.example', role: 'researcher' }

test.each<[Partial<WaitlistValues>, WaitlistField | undefined]>([
  [YOU, undefined],
  [{}, 'firstName'],
  [{ ...YOU, lastName: ' \t\u00a0 ' }, 'lastName'],
  [{ ...YOU, email: 'noor', useCase: 'x'.repeat(301) }, 'email'],
  // A missing field has priority over an invalid one.
  [{ ...YOU, email: 'noor', role: '' }, 'role'],
])('the first invalid field of the application form (%#) is %s', (values, name) => {
  expect(firstInvalidField(validateAllFields(createFields({ ...EMPTY_VALUES, ...values })))).toBe(name)
})
