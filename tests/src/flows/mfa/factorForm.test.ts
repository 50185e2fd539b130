import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  codeSchema,
  groupedSecret,
  phoneFormSchema,
  totpFormSchema,
  uniqueName,
} from '../../../../src/flows/mfa/factorForm.ts'

const numberIn = (phone: string) => {
  const { success, output } = v.safeParse(phoneFormSchema, { name: 'Phone', phone })
  return success ? output.phone : null
}

test.each([
  '+46701234567',
  ' +46 70-123 45 67 ',
  '0046 (70) 123.45.67',
  '+46\u00a070\u2011123\u200e4567',
  '＋４６ ７０ １２３ ４５ ６７',
])('phoneFormSchema converts %j to international form', (phone) => {
  expect(numberIn(phone)).toBe('+46701234567')
})

test.each(['+1234567', '+123456789012345'])(
  'phoneFormSchema accepts the shortest and the longest number: %j',
  (phone) => {
    expect(numberIn(phone)).toBe(phone)
  },
)

test.each([
  '',
  ' ',
  '+',
  '+123456',
  '+1234567890123456',
  '0701234567',
  '+0123456789',
  '+46 7O 1234567',
  '٠٠٤٦٧٠',
])('phoneFormSchema rejects %j', (phone) => {
  expect(numberIn(phone)).toBeNull()
})

test.each([
  ['n', true],
  ['n'.repeat(60), true],
  ['n'.repeat(61), false],
  ['', false],
  ['   ', false],
])('totpFormSchema decides the name %j as %s', (name, expected) => {
  expect(v.is(totpFormSchema, { name, phone: '' })).toBe(expected)
})

test('codeSchema accepts six digits and ignores spaces', () => {
  expect(v.parse(codeSchema, { code: ' 123 456\n' })).toEqual({ code: '123456' })
  for (const code of ['12345', '1234567', 'abcdef', '١٢٣٤٥٦']) expect(v.is(codeSchema, { code })).toBe(false)
})

test('uniqueName adds the next free number and ignores case', () => {
  expect(uniqueName('Phone', [])).toBe('Phone')
  expect(uniqueName('Phone', ['phone'])).toBe('Phone 2')
  expect(uniqueName('Phone', ['PHONE', 'Phone 2', 'Phone 4'])).toBe('Phone 3')
})

test('groupedSecret groups the key by four characters', () => {
  expect(groupedSecret('ABCDEFGHIJ')).toBe('ABCD EFGH IJ')
  expect(groupedSecret('')).toBe('')
})
