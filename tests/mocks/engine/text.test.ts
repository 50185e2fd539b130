import { expect, test } from 'vitest'
import { quantities } from '../../../mocks/engine/text/quantities.ts'
import { sentences } from '../../../mocks/engine/text/sentences.ts'
import { terms } from '../../../mocks/engine/text/terms.ts'

test.each<[string, string[]]>([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  [
    'Dr. Smith met H. Ebbinghaus, e.g. in Berlin. They talked.',
    ['Dr. Smith met H. Ebbinghaus, e.g. in Berlin.', 'They talked.'],
  ],
  [
    'See Fig. 3 and p. 12. The answer was no. Then they left.',
    ['See Fig. 3 and p. 12.', 'The answer was no.', 'Then they left.'],
  ],
  ['It took 0.4 sec. There is no limit.', ['It took 0.4 sec.', 'There is no limit.']],
  ['He said “Stop.” Then he left.', ['He said “Stop.”', 'Then he left.']],
  ['1. Open the lid.\n2. Close it.', ['1. Open the lid.', '2. Close it.']],
  ['A heading\n\nThe version is 3.5. and it works.', ['A heading', 'The version is 3.5. and it works.']],
  ['東京は大きい。京都は古い。', ['東京は大きい。', '京都は古い。']],
])('sentences splits %j', (text, expected) => {
  expect(sentences(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected)
})

test.each<[string, [number, string | null][]]>([
  ['a limit of 30 km/h', [[30, 'kilometre per hour']]],
  [
    '56 percent, or 56%',
    [
      [56, 'percent'],
      [56, 'percent'],
    ],
  ],
  [
    '€ 1,250.50 and 3 million dollars',
    [
      [1250.5, 'euro'],
      [3e6, 'dollar'],
    ],
  ],
  [
    'in 1885 within one hour',
    [
      [1885, 'calendar year'],
      [1, 'hour'],
    ],
  ],
  [
    'a 5mm bolt at −4 °C',
    [
      [5, 'millimetre'],
      [4, 'celsius'],
    ],
  ],
  ['412 pairs', [[412, null]]],
  ['version 3.5.1 of h2o', []],
])('quantities finds the numbers and units of %j', (text, expected) => {
  const found = quantities(text)
  expect(found.map(({ value, unit }) => [value, unit])).toEqual(expected)
  for (const { text: written, start, end } of found) expect(text.slice(start, end)).toBe(written)
})

test.each([
  ["Saturn's rings, and the planets'", ['saturn', 'ring', 'planet']],
  ['1,000 Zürich cafés', ['1000', 'zurich', 'cafe']],
  ['東京', ['東', '京']],
])('terms returns the stems of %j', (text, expected) => {
  expect(terms(text)).toEqual(expected)
})
