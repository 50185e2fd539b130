import { expect, test } from 'vitest'
import { quantities } from '../../../../mocks/engine/text/quantities.ts'

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
      [-4, 'celsius'],
    ],
  ],
  ['412 pairs', [[412, null]]],
  ['to EUR 400 per hour', [[400, 'euro']]],
  ['add 700 µL of water', [[700, 'microlitre']]],
  ['clause 12.3 and clauses 4', []],
  ['version 3.5.1 of h2o', []],
])('quantities finds the numbers and units of %j', (text, expected) => {
  const found = quantities(text)
  expect(found.map(({ value, unit }) => [value, unit])).toEqual(expected)
  for (const { text: written, start, end } of found) expect(text.slice(start, end)).toBe(written)
})

test('the word after an amount of money is not part of it', () => {
  expect(quantities('pays £15 a year').map(({ text }) => text)).toEqual(['£15'])
})
