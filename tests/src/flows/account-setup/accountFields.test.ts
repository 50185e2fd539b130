import { expect, test } from 'vitest'
import { ACCOUNT_SCHEMAS, type AccountValues } from '../../../../src/flows/account-setup/accountFields.ts'
import { createFields, validateFields } from '../../../../src/lib/forms/fields.ts'

const GOOD = {
  firstName: ' Mira ',
  lastName: 'Okafor',
  email: 'mira@example.com\n',
  password: ' secret ',
  confirmPassword: ' secret ',
}
const validate = (values: Partial<AccountValues>) =>
  validateFields(createFields({ ...GOOD, ...values }), ACCOUNT_SCHEMAS.registration)

test('the account schema trims all fields except the passwords', () => {
  expect(validate({})).toEqual({
    isValid: true,
    output: { ...GOOD, firstName: 'Mira', email: 'mira@example.com' },
  })
})

test.each<[Partial<AccountValues>, Partial<AccountValues>]>([
  [{ firstName: ' ' }, { firstName: 'Please enter your first name.' }],
  [{ firstName: '\0' }, { firstName: 'Please enter your first name.' }],
  [
    { firstName: 'm'.repeat(101) },
    { firstName: 'Your first name can be at most 100 characters long. Please shorten it.' },
  ],
  [{ lastName: '' }, { lastName: 'Please enter your last name.' }],
  [
    { lastName: '🧠'.repeat(101) },
    { lastName: 'Your last name can be at most 100 characters long. Please shorten it.' },
  ],
  [{ email: 'mira' }, { email: 'Please enter a complete email address, such as name@example.com.' }],
  [{ confirmPassword: 'secret' }, { confirmPassword: 'Passwords do not match' }],
  [
    { password: '12345', confirmPassword: '12345' },
    { password: 'Password must be at least 6 characters long' },
  ],
  [
    { firstName: '', lastName: '', email: '', password: '', confirmPassword: 'x' },
    {
      firstName: 'Please enter your first name.',
      lastName: 'Please enter your last name.',
      email: 'Please enter your email.',
      password: 'Password must be at least 6 characters long',
      confirmPassword: 'Passwords do not match',
    },
  ],
])('reports errors for the account fields %j: %j', (values, errors) => {
  const validation = validate(values)
  expect(validation.isValid ? {} : validation.fields.errors).toEqual(errors)
})

test.each([
  ['setup', 'Password must contain: at least 8 characters, one uppercase letter, one number'],
  ['magicSetup', undefined],
  ['registration', undefined],
  ['signup', undefined],
] as const)('the error of a simple password with six characters on the page %s is %j', (page, error) => {
  const fields = createFields({ ...GOOD, password: 'simple', confirmPassword: 'simple' })
  const validation = validateFields(fields, ACCOUNT_SCHEMAS[page])
  expect(validation.isValid ? undefined : validation.fields.errors.password).toBe(error)
})

test.each(['setup', 'magicSetup'] as const)(
  'the page %s takes the name from the application as it is',
  (page) => {
    const fields = createFields({
      ...GOOD,
      firstName: '',
      password: 'Simple-1953',
      confirmPassword: 'Simple-1953',
    })
    expect(validateFields(fields, ACCOUNT_SCHEMAS[page]).isValid).toBe(true)
  },
)
