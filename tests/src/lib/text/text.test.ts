import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { countCodePoints, storable, textOfAtMost } from '../../../../src/lib/text/text.ts'

const units = fc.string({ unit: fc.constantFrom('a', '\0', '\ud83d', '\ude00', '😀', 'é'), maxLength: 30 })

test.each([
  ['', 0],
  ['abc', 3],
  ['😀', 1],
  ['👩‍🔬', 3],
  ['e\u0301', 2],
  ['\ud83d', 1],
])('%j has %i code points', (text, count) => {
  expect(countCodePoints(text)).toBe(count)
})

test('storable removes NUL and lone surrogates and changes nothing else', () => {
  fc.assert(
    fc.property(units, (text) => {
      const stored = storable(text)
      expect(stored.isWellFormed()).toBe(true)
      expect(stored).not.toContain('\0')
      if (text.isWellFormed() && !text.includes('\0')) expect(stored).toBe(text)
      expect(storable(stored)).toBe(stored)
    }),
  )
})

test.each([
  ['  a b  ', 'a b'],
  ['\n\u00a0', ''],
  ['😀'.repeat(10), '😀'.repeat(10)],
  [` ${'a'.repeat(10)} `, 'a'.repeat(10)],
])('textOfAtMost parses %j as %j', (text, taken) => {
  expect(v.parse(textOfAtMost(10, 'Your name'), text)).toBe(taken)
})

test('a text over the limit is rejected with a message that names the field', () => {
  const { issues } = v.safeParse(textOfAtMost(10, 'Your name'), '😀'.repeat(11))
  expect(issues?.map(({ message }) => message)).toEqual([
    'Your name can be at most 10 characters long. Please shorten it.',
  ])
})
