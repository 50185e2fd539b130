import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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

const met = (password: string) => passwordChecklist(password).flatMap(({ id, isMet }) => (isMet ? [id] : []))

describe('the checklist of the setup page', () => {
  test.each([
    ['', []],
    ['        ', ['length']],
    ['Abcdef1', ['uppercase', 'lowercase', 'number']],
    ['Abcdef12', ['length', 'uppercase', 'lowercase', 'number']],
    ['abcdefgh', ['length', 'lowercase']],
    ['ABCDEFGH', ['length', 'uppercase']],
    ['12345678', ['length', 'number']],
    ['ÄÖ ßé٣', ['uppercase', 'lowercase', 'number']],
    ['👩‍🔬👩‍🔬👩‍🔬👩‍🔬', []],
    ['密码密码密码密码', ['length']],
  ])('of %j has %j met', (password, ids) => {
    expect(met(password)).toEqual(ids)
  })

  test('names the same four things in the same order, whatever is typed', () => {
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

  test('is never met less by typing on', () => {
    const words = fc.string({ unit: 'grapheme-ascii' })
    fc.assert(
      fc.property(words, words, (password, more) => {
        expect(met(password + more)).toEqual(expect.arrayContaining(met(password)))
      }),
    )
  })
})

describe('a password', () => {
  test.each([
    ['', PASSWORD_TOO_SHORT],
    ['12345', PASSWORD_TOO_SHORT],
    ['123456', null],
    ['      ', null],
    ['👩‍🔬👩‍🔬', PASSWORD_TOO_SHORT],
    ['é'.repeat(36), null],
    ['é'.repeat(37), PASSWORD_TOO_LONG],
    ['a'.repeat(72), null],
    ['a'.repeat(73), PASSWORD_TOO_LONG],
  ])('of an ordinary form, %j: %s', (password, problem) => {
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
  ])('of the setup page, %j: %s', (password, problem) => {
    expect(setupPasswordProblem(password)).toBe(problem)
  })

  test('that a form takes is long enough for the services, and not too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 90 }), (password) => {
        if (passwordProblem(password) !== null) return
        expect([...password].length).toBeGreaterThanOrEqual(6)
        expect(Buffer.byteLength(password)).toBeLessThanOrEqual(72)
      }),
    )
  })

  test('that the setup page takes is taken everywhere', () => {
    const passwords = fc.string({ unit: 'grapheme', minLength: 8 }).map((text) => `${text}Aa1`)
    fc.assert(
      fc.property(passwords, (password) => {
        if (setupPasswordProblem(password) === null) expect(passwordProblem(password)).toBeNull()
      }),
    )
  })
})

describe('a password typed twice', () => {
  test.each([
    ['123456', '123456', {}],
    ['123456', '123456 ', { confirmPassword: PASSWORDS_DO_NOT_MATCH }],
    ['123', '123', { password: PASSWORD_TOO_SHORT }],
    ['123', '', { password: PASSWORD_TOO_SHORT, confirmPassword: PASSWORDS_DO_NOT_MATCH }],
  ])('%j and %j: %j', (password, confirmPassword, errors) => {
    const validation = validateFields(createFields({ password, confirmPassword }), newPasswordSchema)
    expect(validation.isValid ? {} : validation.fields.errors).toEqual(errors)
  })

  test('on the setup page obeys its rule', () => {
    const validation = validateFields(
      createFields({ password: '123456', confirmPassword: '123456' }),
      setupPasswordSchema,
    )
    expect(validation.isValid ? {} : validation.fields.errors).toEqual({
      password: 'Password must contain: at least 8 characters, one uppercase letter, one lowercase letter',
    })
  })
})

test('the messages are those of the specification', () => {
  expect([PASSWORD_MUST_CONTAIN, PASSWORDS_DO_NOT_MATCH, PASSWORD_TOO_SHORT]).toEqual([
    'Password must contain:',
    'Passwords do not match',
    'Password must be at least 6 characters long',
  ])
})
