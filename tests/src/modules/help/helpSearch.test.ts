import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONFIDENCE_LEVELS } from '../../../../src/domain/confidence.ts'
import { HELP_CATEGORIES, HELP_QUESTIONS } from '../../../../src/modules/help/helpQuestions.ts'
import { findQuestions, splitMatches } from '../../../../src/modules/help/helpSearch.ts'

const findIds = (query: string) => findQuestions(HELP_QUESTIONS, query).map(({ id }) => id)

test('there are at least twenty questions with unique ids, some in every category', () => {
  expect(HELP_QUESTIONS.length).toBeGreaterThanOrEqual(20)
  expect(new Set(HELP_QUESTIONS.map(({ id }) => id)).size).toBe(HELP_QUESTIONS.length)
  const used = new Set(HELP_QUESTIONS.map(({ category }) => category))
  expect([...used].toSorted()).toEqual(HELP_CATEGORIES.map(({ id }) => id).toSorted())
})

test('the answer about confidence names every level with its lower bound', () => {
  const answer = HELP_QUESTIONS.find(({ id }) => id === 'confidence')?.answer ?? ''
  for (const { word, from } of CONFIDENCE_LEVELS.slice(1))
    expect(answer).toMatch(new RegExp(`${word}[^,]* ${from * 100} %`))
})

test.each([
  ['', HELP_QUESTIONS.length],
  ['   ', HELP_QUESTIONS.length],
  ['zeppelin', 0],
  ['zeppelin pdf', 0],
  ['.*', 0],
])('the query %j matches %i questions', (query, count) => {
  expect(findIds(query)).toHaveLength(count)
})

test.each([
  ['a word of the question', 'which files', 'file-types'],
  ['extra spaces', '  which   files ', 'file-types'],
  ['a word of the answer', '25 mb', 'file-types'],
  ['a word of the category', 'privacy', 'who-sees'],
  ['words of question and category in any order', 'OCR documents', 'scanned'],
  ['upper case', 'SPECULATIVE', 'confidence'],
  ['an accent', 'spéculative', 'confidence'],
])('a query with %s matches', (_, query, id) => {
  expect(findIds(query)).toContain(id)
})

test('adding words to a query never adds matches', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const both = findIds(`${one} ${other}`)
      expect(findIds(one)).toEqual(expect.arrayContaining(both))
    }),
  )
})

test.each([
  ['Which files?', 'FILE', ['Which ', '[file]', 's?']],
  ['Which files?', '', ['Which files?']],
  ['Which files?', 'x', ['Which files?']],
  ['aaa', 'aa', ['[aa]', 'a']],
  ['indexed index', 'index ex', ['[index]', 'ed ', '[index]']],
  ['Protokół é', 'e', ['Protokół ', '[é]']],
  ['Cafe\u0301 x', 'cafe', ['[Cafe\u0301]', ' x']],
  ['🦉 owl', 'owl', ['🦉 ', '[owl]']],
  ['', 'x', []],
])('the text %j is split for the query %j', (text, query, expected) => {
  expect(splitMatches(text, query).map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))).toEqual(
    expected,
  )
})

test('the joined segments are the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
      (text, query) => {
        expect(
          splitMatches(text, query)
            .map((segment) => segment.text)
            .join(''),
        ).toBe(text)
      },
    ),
  )
})

test('every matching question has a matching segment', () => {
  for (const query of ['index', 'settings', 'sign in'])
    for (const { question, answer } of findQuestions(HELP_QUESTIONS, query)) {
      const segments = [...splitMatches(question, query), ...splitMatches(answer, query)]
      expect(segments.some(({ isMatch }) => isMatch)).toBe(true)
    }
})
