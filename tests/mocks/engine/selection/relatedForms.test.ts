import { expect, test } from 'vitest'
import { areRelated } from '../../../../mocks/engine/selection/relatedForms.ts'

test.each([
  ['divid', 'divis', true, 'a form that the stemmer does not join'],
  ['subshel', 'bash_subshell', true, 'a compound and its part'],
  ['weigh', 'weight', true, 'synonyms of one line of the lexicon'],
  ['port', 'portrait', true, 'a word that begins another one'],
  ['tide', 'lantern', false, 'different words'],
  ['cat', 'catalog', false, 'a beginning of three letters'],
  ['contract', 'contrast', true, 'a long common beginning'],
])('areRelated compares "%s" with "%s": %s for %s', (a, b, expected) => {
  expect(areRelated(a, b)).toBe(expected)
  expect(areRelated(b, a)).toBe(expected)
})
