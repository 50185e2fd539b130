import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CONFIDENCE_LEVELS } from '../../../../src/domain/confidence.ts'
import { HELP_CATEGORIES, HELP_QUESTIONS } from '../../../../src/flows/help/helpQuestions.ts'
import { findQuestions, piecesOf } from '../../../../src/flows/help/helpSearch.ts'

const idsFor = (search: string) => findQuestions(HELP_QUESTIONS, search).map(({ id }) => id)

describe('the questions', () => {
  test('are at least twenty, each once, in known categories that all have some', () => {
    expect(HELP_QUESTIONS.length).toBeGreaterThanOrEqual(20)
    expect(new Set(HELP_QUESTIONS.map(({ id }) => id)).size).toBe(HELP_QUESTIONS.length)
    const used = new Set(HELP_QUESTIONS.map(({ category }) => category))
    expect([...used].toSorted()).toEqual(HELP_CATEGORIES.map(({ id }) => id).toSorted())
  })

  test('name the words for confidence with the shares they hold from', () => {
    const answer = HELP_QUESTIONS.find(({ id }) => id === 'confidence')?.answer ?? ''
    for (const { word, from } of CONFIDENCE_LEVELS.slice(1))
      expect(answer).toMatch(new RegExp(`${word}[^,]* ${from * 100} %`))
  })
})

describe('the search', () => {
  test.each([
    ['', HELP_QUESTIONS.length],
    ['   ', HELP_QUESTIONS.length],
    ['zeppelin', 0],
    ['zeppelin pdf', 0],
  ])('for %j finds %i', (search, count) => {
    expect(idsFor(search)).toHaveLength(count)
  })

  test.each([
    ['in the question', 'which files', 'file-types'],
    ['in the answer', '25 mb', 'file-types'],
    ['in the category', 'privacy', 'who-sees'],
    ['in any order, in any of them', 'OCR documents', 'scanned'],
    ['whatever the capitals', 'SPECULATIVE', 'confidence'],
    ['without its accents', 'spéculative', 'confidence'],
  ])('finds a word %s', (_, search, id) => {
    expect(idsFor(search)).toContain(id)
  })

  test('asks for more with every word', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const both = idsFor(`${one} ${other}`)
        expect(idsFor(one)).toEqual(expect.arrayContaining(both))
      }),
    )
  })
})

describe('the found words', () => {
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
  ])('of %j for %j', (text, search, expected) => {
    expect(piecesOf(text, search).map(({ text, isFound }) => (isFound ? `[${text}]` : text))).toEqual(
      expected,
    )
  })

  test('and the rest together are the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme', maxLength: 3 }),
        (text, search) => {
          expect(
            piecesOf(text, search)
              .map((piece) => piece.text)
              .join(''),
          ).toBe(text)
        },
      ),
    )
  })

  test('stand out in every question that is found', () => {
    for (const search of ['index', 'settings', 'sign in'])
      for (const { question, answer } of findQuestions(HELP_QUESTIONS, search)) {
        const pieces = [...piecesOf(question, search), ...piecesOf(answer, search)]
        expect(pieces.some(({ isFound }) => isFound)).toBe(true)
      }
  })
})
