import { describe, expect, test } from 'vitest'
import {
  apologyFor,
  firstOf,
  firstSentenceOf,
  locationOf,
  placeOfMarker,
  plainTextOf,
  sessionTitleOf,
} from '../../../src/domain/evidence.ts'

test.each([
  ['How long?', 'How long?'],
  ['  How\n long\t does it  take? ', 'How long does it take?'],
  [`${'word '.repeat(30)}`, `${'word '.repeat(12).trim()}…`],
])('the title of a session that begins with %j is %j', (question, title) => {
  expect(sessionTitleOf(question)).toBe(title)
})

test('the apology ends with the reason', () => {
  expect(apologyFor('Bad Gateway')).toBe(
    'I apologize, but I encountered an error processing your request: Bad Gateway',
  )
})

test.each([
  [1, undefined, 0],
  [3, undefined, 2],
  [1, [{ marker: 1, source: 4 }], 4],
  [2, [{ marker: 1, source: 4 }], 1],
])('the marker %d with the citations %j stands for the source at %d', (marker, citations, place) => {
  expect(placeOfMarker(marker, citations)).toBe(place)
})

test.each([
  [{ page: 11, heading: 'Results' }, 'p. 11'],
  [{ page: null, heading: 'Second session' }, 'Second session'],
  [{ page: null, heading: null }, ''],
  [{ page: null }, ''],
])('the source %j stands at %j', (source, location) => {
  expect(locationOf(source)).toBe(location)
})

test.each([
  [[], [], 0],
  [['a', 'b', 'c'], ['a', 'b', 'c'], 0],
  [['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c'], 2],
])('of %j it shows %j and hides %d', (list, shown, hidden) => {
  expect(firstOf<string>(list, 3)).toEqual({ shown, hidden })
})

describe('the first sentence of an answer', () => {
  test.each([
    ['Recall was 18 % higher [1]. The rest [2].', 'Recall was 18 % higher.'],
    ['It fell to 3.5 in 2019 [1, 2]! Then rose.', 'It fell to 3.5 in 2019!'],
    ['**Most** of your `evidence` supports it.\n\nThe rest.', 'Most of your evidence supports it.'],
    ['## No', 'No'],
    ['See [the manual](https://example.org) first. Then ask.', 'See the manual first.'],
    ['One line without an end', 'One line without an end'],
    ['', ''],
  ])('of %j is %j', (markdown, sentence) => {
    expect(firstSentenceOf(markdown)).toBe(sentence)
  })
})

test.each([
  ['Twenty-two minutes [1].', 'Twenty-two minutes.'],
  ['Both [1, 3] agree [2][4].', 'Both agree.'],
  ['# Fog\n\n> In *fog* the **bell** is `struck`.', 'Fog\n\nIn fog the bell is struck.'],
  ['See [the log](https://log.example) and ![a lamp](https://x.example/a.png).', 'See the log and a lamp.'],
  ['- C# and snake_case stay, 2 * 3 * 4 too', '- C# and snake_case stay, 2 * 3 * 4 too'],
  ['```ts\nconst a = 1\n```', 'const a = 1'],
  ['```\nnever closed', 'never closed'],
])('of %j the plain text is %j', (markdown, plain) => {
  expect(plainTextOf(markdown)).toBe(plain)
})

test('a long answer without an end is made plain at once', () => {
  for (const part of ['**', '[', '`', '_a', '![](', '# ', '[1']) {
    expect(plainTextOf(part.repeat(50_000)).length).toBeLessThanOrEqual(part.length * 50_000)
  }
})
