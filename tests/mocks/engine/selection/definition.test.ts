import { expect, test } from 'vitest'
import { definesTerm } from '../../../../mocks/engine/selection/definition.ts'
import { sentencesOf } from '../../../../mocks/engine/text/sentence.ts'

const TERM = [['late'], ['tide']]

/** How surely the last sentence of a text defines a late tide. */
function defines(text: string): number {
  const page = {
    text,
    blocks: [{ start: 0, end: text.length, kind: 'paragraph' as const, headings: [], context: null }],
  }
  const [last] = sentencesOf(page, { start: 0, end: text.length }, 'en').slice(-1)
  return last === undefined ? -1 : definesTerm(last, TERM)
}

test.each([
  'A late tide is a tide that comes after the bell.',
  '1.4 “Late Tide” means a tide after the bell.',
  'Late tide: after the bell.',
  'Term: Late tide | Meaning: after the bell',
  'A tide after the bell is called a late tide.',
  'A tide after the bell is known as the late tide.',
  'Abbreviations: early tide = before the bell, late tide = after the bell, bell = at noon.',
])('the sentence "%s" surely defines a late tide', (text) => {
  expect(defines(text)).toBeGreaterThanOrEqual(0.85)
})

test.each([
  'The late tide is feared by every pilot.',
  'The late tide, a tide after the bell, carried the boats away.',
  'The late tide includes all water after the bell.',
])('the sentence "%s" less surely defines a late tide', (text) => {
  expect(defines(text)).toBeGreaterThan(0.3)
  expect(defines(text)).toBeLessThan(0.85)
})

test.each([
  'The pilots waited for a late tide.',
  'The keeper of the bell and the boats of the late tide is Ada.',
  'An early tide is a tide before the bell.',
])('the sentence "%s" does not define a late tide', (text) => {
  expect(defines(text)).toBe(0)
})
