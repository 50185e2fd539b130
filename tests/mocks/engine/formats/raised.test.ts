import { expect, test } from 'vitest'
import { withRaised } from '../../../../mocks/engine/formats/raised.ts'

test.each([
  ['10', '5', '10^5'],
  ['10', '−3', '10^−3'],
  ['an area of 12 m', '2', 'an area of 12 m^2'],
  ['2', 'n', '2^n'],
  ['(a + b)', '2', '(a + b)^2'],
  ['the harbor', '2', 'the harbor'],
  ['in the harbor.', '12', 'in the harbor.'],
  ['price', '*', 'price'],
  ['on 1 June 2024.', '1', 'on 1 June 2024.'],
  ['(10)', '5', '(10)^5'],
  ['Rosalind Achterberg', 'a,*', 'Rosalind Achterberg'],
  ['Sunniva Garrick', 'b', 'Sunniva Garrick'],
  ['le XIX', 'e', 'le XIX^e'],
  ['the 3', 'rd', 'the 3rd'],
])('%j with the raised text %j becomes %j', (text, raised, expected) => {
  expect(withRaised(text, raised)).toBe(expected)
})
