import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createFields, editField, withErrors } from '../../../../src/lib/forms/fields.ts'
import { editPasswordField } from '../../../../src/lib/forms/passwordFields.ts'

const schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty('Please enter a name.'), v.minLength(2, 'This is too short.')),
  phone: v.string(),
})

test('an edited field has its new value and no error, and other fields keep theirs', () => {
  const fields = { values: { name: '', phone: '5' }, errors: { name: 'Missing', phone: 'Incomplete' } }
  expect(editField(fields, 'name', 'Una')).toEqual({
    values: { name: 'Una', phone: '5' },
    errors: { phone: 'Incomplete' },
  })
})

test('each invalid field shows its first error', () => {
  const fields = createFields({ name: '', phone: '' })
  expect(withErrors(fields, schema).errors).toEqual({ name: 'Please enter a name.' })
})

test('valid fields stay as they are', () => {
  const fields = createFields({ name: 'Una', phone: '' })
  expect(withErrors(fields, schema)).toBe(fields)
})

test.each(['password', 'confirmPassword'] as const)(
  'the error of a confirmation that differs disappears when the field %s is edited',
  (name) => {
    const fields = {
      values: { password: 'sleep', confirmPassword: 'other' },
      errors: { confirmPassword: 'Passwords do not match' },
    }
    expect(editPasswordField(fields, name, 'sleeps')).toEqual({
      values: { ...fields.values, [name]: 'sleeps' },
      errors: {},
    })
  },
)
