import { expect, test } from 'vitest'
import { containsWords, excerptAround, foldText, searchWords } from '../../../../src/lib/text/search.ts'

test.each([
  ['Résumé.pdf', 'resume.pdf'],
  ['Re\u0301sume\u0301', 'resume'],
  ['STRASSE', 'strasse'],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['İstanbul', 'istanbul'],
  ['Guðmundur', 'gudmundur'],
  ['ﬁle', 'file'],
  ['الخوارزمي', 'الخوارزمي'],
  ['ＡＢＣ', 'abc'],
])('foldText turns %s into %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('foldText removes accents from a text that starts with ASCII characters', () => {
  expect(foldText('notes from Malmö')).toBe('notes from malmo')
})

test('searchWords splits a query at any white space and drops repeated words', () => {
  expect(searchWords('  Night\tLOG\n night ')).toEqual(['night', 'log'])
})

test('searchWords returns no words for a blank query', () => {
  expect(searchWords(' \u00a0 ')).toEqual([])
})

test.each([
  ['log night', true],
  ['NIGHT lo', true],
  ['night diary', false],
  ['', true],
])('containsWords answers the query "%s" for a night log with %s', (query, expected) => {
  expect(containsWords(foldText('Night-log week 14'), searchWords(query))).toBe(expected)
})

test('an excerpt starts shortly before the first word and ends with a word', () => {
  const text = `${'before '.repeat(20)}the Résumé of the night ${'after '.repeat(40)}`
  expect(excerptAround(text, ['resume'])).toMatch(/^…(before )+the Résumé of the night (after )+after…$/)
  expect(excerptAround('A short text.', ['text'])).toBe('A short text.')
})
