import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contractValidator } from '../../../scripts/contract/schemas.ts'
import { emailField, isEmail, MAX_EMAIL_LENGTH } from '../../../src/domain/email.ts'

test.each([
  'name@example.com',
  "siobhan.o'brien@uni-example.ac.uk",
  'first+tag@mail.example.co',
  'NAME@EXAMPLE.COM',
  '_@x.io',
  'name@xn--bcher-kva.xn--p1ai',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
  'name@example.c',
  'name@example.c0',
  'name@127.0.0.1',
  'name@a--b.1',
])('isEmail accepts %s', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  ' ',
  'name',
  'name@',
  '@example.com',
  'name@example',
  'name@example.com.',
  'name@.example.com',
  'name@-example.com',
  'name@example-.com',
  'name@exa_mple.com',
  'name@[127.0.0.1]',
  '"name"@example.com',
  '.name@example.com',
  'name.@example.com',
  'na..me@example.com',
  'na me@example.com',
  'na@me@example.com',
  'name@example.com\n',
  'Name <name@example.com>',
  '<script>@example.com',
  'n😀@example.com',
  `a@${'b.'.repeat(126)}com`,
])('isEmail rejects %j', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('isEmail accepts exactly the addresses that are valid by the contract', () => {
  const isValidByContract = contractValidator('Email')
  const atom = fc.stringMatching(/^[a-z0-9.+!#$'_\-@"é]{1,6}$/)
  const domain = fc.stringMatching(/^[a-zA-Z0-9.\-_[\]]{1,8}$/)
  const addresses = fc.oneof(
    fc.emailAddress(),
    fc.tuple(atom, domain).map(([local, host]) => `${local}@${host}`),
    fc.tuple(atom, domain, domain).map(([local, host, end]) => `${local}@${host}.${end}`),
  )
  fc.assert(
    fc.property(addresses, (address) => {
      expect(isEmail(address)).toBe(isValidByContract(address))
    }),
    { numRuns: 2000 },
  )
})

test('isEmail accepts every common address, which also fits the table', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(isEmail(address)).toBe(true)
      expect(address).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/)
    }),
  )
})

test.each([
  [MAX_EMAIL_LENGTH, true],
  [MAX_EMAIL_LENGTH + 1, false],
])('isEmail decides an address of %i characters as %s', (length, expected) => {
  expect(isEmail(`a@${'b.'.repeat(125)}`.padEnd(length, 'c'))).toBe(expected)
})

test.each([
  ['', ['Please enter your email.']],
  ['   ', ['Please enter your email.']],
  ['name', ['Please enter a complete email address, such as name@example.com.']],
  [' name@example.com ', undefined],
  ['\u00a0\u200bname@example.com\u202f\ufeff', undefined],
  ['na\u200bme@example.com', ['Please enter a complete email address, such as name@example.com.']],
])('emailField validates %j', (text, messages) => {
  const { issues } = v.safeParse(emailField, text, { abortPipeEarly: true })
  expect(issues?.map(({ message }) => message)).toEqual(messages)
})
