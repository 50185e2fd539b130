import { expect, test } from 'vitest'
import { containsAnswer } from '../../../../mocks/engine/evaluation/answerMatch.ts'

test.each([
  ['The belt is 120 cm long.', '120 CM', true],
  ['It was built in 1950.', '5', false],
  ['It weighs 5kg.', '5 kg', true],
  ['It weighs 2.5 kg.', '5 kg', false],
  ['She is here because of us.', 'us', true],
  ['Many cats live there.', 'cat', true],
  ['A café in São Paulo', 'Cafe in Sao Paulo', true],
  ['生命数耗完即算为踢爆。', '踢爆', true],
  ['ولد في القاهرة', 'قاهرة', true],
  ['Anything', '...', false],
  ['The moon raises the tides', 'The moon raises the tides of the sea.', true],
])('whether "%s" contains the answer "%s": %s', (text, answer, expected) => {
  expect(containsAnswer(text, [answer])).toBe(expected)
})

test('a text contains the answer if it contains one of several', () => {
  expect(containsAnswer('It opened in 1890.', ['in 1889', 'in 1890'])).toBe(true)
  expect(containsAnswer('It opened in 1890.', [])).toBe(false)
})
