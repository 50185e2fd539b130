import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contractValidator } from '../../../scripts/contract/schemas.ts'
import {
  newPasswordSchema,
  PASSWORD_MUST_CONTAIN,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
  PASSWORDS_DO_NOT_MATCH,
  passwordChecklist,
  passwordProblem,
  setupPasswordProblem,
  setupPasswordSchema,
} from '../../../src/domain/password.ts'
import { createFields, validateFields } from '../../../src/lib/forms/fields.ts'

const registration = {
  email: 'ada@quill.example',
  name: 'Ada Quill',
  machine_name: 'Mnemosyne',
  contradiction_tolerance: 0.7,
  belief_sensitivity: 'moderate',
}
const met = (password: string) => passwordChecklist(password).flatMap(({ id, isMet }) => (isMet ? [id] : []))

test.each([
  ['', []],
  ['        ', ['length']],
  ['Abcdef1', ['uppercase', 'lowercase', 'number']],
  ['Abcdef12', ['length', 'uppercase', 'lowercase', 'number']],
  ['abcdefgh', ['length', 'lowercase']],
  ['ABCDEFGH', ['length', 'uppercase']],
  ['12345678', ['length', 'number']],
  ['ÄÖ ßé٣', ['uppercase', 'lowercase', 'number']],
  // Each of these emoji has three code points.
  ['👩‍🔬👩‍🔬', []],
  ['👩‍🔬👩‍🔬👩‍🔬', ['length']],
  ['👍👍👍👍', []],
  ['密码密码密码密码', ['length']],
])('the checklist marks the requirements of %j as met: %j', (password, ids) => {
  expect(met(password)).toEqual(ids)
})

test('the checklist lists the same four requirements in the same order for any password', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (password) => {
      expect(passwordChecklist(password).map(({ id, text }) => `${id}: ${text}`)).toEqual([
        'length: At least 8 characters',
        'uppercase: One uppercase letter',
        'lowercase: One lowercase letter',
        'number: One number',
      ])
    }),
  )
})

test('the checklist keeps met requirements when characters are added', () => {
  const words = fc.string({ unit: 'grapheme-ascii' })
  fc.assert(
    fc.property(words, words, (password, more) => {
      expect(met(password + more)).toEqual(expect.arrayContaining(met(password)))
    }),
  )
})

test.each([
  ['', PASSWORD_TOO_SHORT],
  ['12345', PASSWORD_TOO_SHORT],
  ['123456', null],
  ['      ', null],
  ['👩‍🔬👩‍🔬', null],
  ['👍👍👍👍👍', PASSWORD_TOO_SHORT],
  ['👍👍👍👍👍👍', null],
  ['é'.repeat(36), null],
  ['é'.repeat(37), PASSWORD_TOO_LONG],
  ['a'.repeat(72), null],
  ['a'.repeat(73), PASSWORD_TOO_LONG],
])('passwordProblem of %j is %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem)
})

test.each([
  ['Abcdef12', null],
  ['a long Sentence 1', null],
  ['abcdefgh', 'Password must contain: one uppercase letter, one number'],
  [
    '',
    'Password must contain: at least 8 characters, one uppercase letter, one lowercase letter, one number',
  ],
  [`Aa1${'a'.repeat(70)}`, PASSWORD_TOO_LONG],
])('setupPasswordProblem of %j is %s', (password, problem) => {
  expect(setupPasswordProblem(password)).toBe(problem)
})

test("a password is too short exactly when the contract refuses it, and never longer than the provider's limit", () => {
  const isValidByContract = contractValidator('RegisterRequest')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 90 }), (password) => {
      const isAccepted = isValidByContract({ ...registration, password })
      expect(passwordProblem(password) === PASSWORD_TOO_SHORT).toBe(!isAccepted)
      if (passwordProblem(password) === null) expect(Buffer.byteLength(password)).toBeLessThanOrEqual(72)
    }),
  )
})

test('passwords accepted by the setup page are accepted everywhere', () => {
  const passwords = fc.string({ unit: 'grapheme', minLength: 8 }).map((text) => `${text}Aa1`)
  fc.assert(
    fc.property(passwords, (password) => {
      if (setupPasswordProblem(password) === null) expect(passwordProblem(password)).toBeNull()
    }),
  )
})

test.each([
  ['123456', '123456', {}],
  ['123456', '123456 ', { confirmPassword: PASSWORDS_DO_NOT_MATCH }],
  ['123', '123', { password: PASSWORD_TOO_SHORT }],
  ['123', '', { password: PASSWORD_TOO_SHORT, confirmPassword: PASSWORDS_DO_NOT_MATCH }],
])(
  'newPasswordSchema reports the errors of the password %j with the confirmation %j: %j',
  (password, confirmPassword, errors) => {
    const validation = validateFields(createFields({ password, confirmPassword }), newPasswordSchema)
    expect(validation.isValid ? {} : validation.fields.errors).toEqual(errors)
  },
)

test('newPasswordSchema keeps the spaces of a password', () => {
  const values = { password: ' spaces ', confirmPassword: ' spaces ' }
  expect(validateFields(createFields(values), newPasswordSchema)).toEqual({ isValid: true, output: values })
})

test("the setup page's schema applies its requirements", () => {
  const validation = validateFields(
    createFields({ password: '123456', confirmPassword: '123456' }),
    setupPasswordSchema,
  )
  expect(validation.isValid ? {} : validation.fields.errors).toEqual({
    password: 'Password must contain: at least 8 characters, one uppercase letter, one lowercase letter',
  })
})

test('the password messages match the specification', () => {
  expect([PASSWORD_MUST_CONTAIN, PASSWORDS_DO_NOT_MATCH, PASSWORD_TOO_SHORT]).toEqual([
    'Password must contain:',
    'Passwords do not match',
    'Password must be at least 6 characters long',
  ])
})
