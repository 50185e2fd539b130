import { expect, test } from 'vitest'
import { editPasswordField } from '../../../../src/lib/forms/passwordFields.ts'

const fields = {
  values: { password: 'a', confirmPassword: 'b' },
  errors: { password: 'Too short', confirmPassword: 'Passwords do not match' },
}

test('editing the password clears its error and that of the confirmation', () => {
  expect(editPasswordField(fields, 'password', 'c')).toEqual({
    values: { password: 'c', confirmPassword: 'b' },
    errors: {},
  })
})

test('editing the confirmation clears only its own error', () => {
  expect(editPasswordField(fields, 'confirmPassword', 'c')).toEqual({
    values: { password: 'a', confirmPassword: 'c' },
    errors: { password: 'Too short' },
  })
})
