import { expect, test } from 'vitest'
import { terms } from '../../../../mocks/engine/text/terms.ts'

test.each([
  ["Saturn's rings, and the planets'", ['saturn', 'ring', 'planet']],
  ['1,000 Zürich cafés', ['1000', 'zurich', 'cafe']],
  ['東京', ['東京', '東', '京']],
])('terms returns the stems of %j', (text, expected) => {
  expect(terms(text, 'en')).toEqual(expected)
})
