import fc from 'fast-check'
import { expect, test } from 'vitest'
import { interestToJson, readInterest } from '../../../src/domain/interest.ts'

const EMPTY = { role: '', organization: '', researchArea: '', useCase: '', timeline: '' }

test('interestToJson writes only the fields of an interest, in their order', () => {
  const said = {
    timeline: 'flexible',
    useCase: 'To "read"',
    role: 'other',
    researchArea: '',
    organization: 'é',
    email: 'mira@example.com',
  }
  expect(interestToJson(said)).toBe(
    '{"role":"other","organization":"é","researchArea":"","useCase":"To \\"read\\"","timeline":"flexible"}',
  )
})

test('interestToJson leaves out NUL characters, which the database refuses', () => {
  expect(readInterest(interestToJson({ ...EMPTY, useCase: 'a\0b' }))).toEqual({ ...EMPTY, useCase: 'ab' })
})

const text = fc.string({ unit: 'grapheme' })
test('readInterest returns what interestToJson wrote, without NUL characters', () => {
  const interests = fc.record({
    role: text,
    organization: text,
    researchArea: text,
    useCase: text,
    timeline: text,
  })
  fc.assert(
    fc.property(interests, (interest) => {
      const plain = Object.fromEntries(
        Object.entries(interest).map(([name, said]) => [name, said.replaceAll('\0', '')]),
      )
      expect(readInterest(interestToJson(interest))).toEqual(plain)
    }),
  )
})

test.each([
  ['', EMPTY],
  ['{', EMPTY],
  ['null', EMPTY],
  ['[]', EMPTY],
  ['"researcher"', EMPTY],
  ['42', EMPTY],
  ['{}', EMPTY],
  ['{"role":"researcher"}', { ...EMPTY, role: 'researcher' }],
  ['{"role":7,"useCase":"x","timeline":null}', { ...EMPTY, useCase: 'x' }],
  ['{"__proto__":{"role":"investor"},"role":"media-mogul"}', { ...EMPTY, role: 'media-mogul' }],
])('readInterest(%j) returns the readable fields', (json, interest) => {
  expect(readInterest(json)).toEqual(interest)
})

test('readInterest returns five text fields for any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
      const interest = readInterest(json)
      expect(Object.keys(interest)).toEqual(Object.keys(EMPTY))
      expect(Object.values(interest).every((said) => typeof said === 'string')).toBe(true)
    }),
  )
})
