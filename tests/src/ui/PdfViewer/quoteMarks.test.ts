import { describe, expect, test } from 'vitest'
import type { PdfText } from '../../../../src/ui/PdfViewer/pdf.ts'
import { quoteMarks } from '../../../../src/ui/PdfViewer/quoteMarks.ts'

/** A text run with letters 10 units wide, `up` units above the bottom of a page 1000 units high. */
const run = (str: string, up = 900, more: Partial<PdfText> = {}): PdfText => ({
  str,
  dir: 'ltr',
  transform: [20, 0, 0, 20, 100, up],
  width: str.length * 10,
  height: 20,
  toPage: [1, 0, 0, -1, 0, 1000],
  ...more,
})

const marksOf = (texts: PdfText[], quote: string) => quoteMarks(texts, quote, (text) => text.length)
/** Start and end of each mark, in letters from the start of its line. */
const spans = (texts: PdfText[], quote: string) =>
  marksOf(texts, quote)?.map(({ x, width }) => [(x - 100) / 10, (x + width - 100) / 10])

describe('quoteMarks', () => {
  test('quoteMarks covers the letters of the quotation', () => {
    const [mark] = marksOf([run('High water at noon.')], 'water') ?? []
    expect(mark).toMatchObject({ x: 150, width: 50 })
    expect(mark?.y).toBeGreaterThan(1000 - 900 - 20)
    expect(mark?.y).toBeLessThan(1000 - 900 - 15)
    expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeGreaterThan(1000 - 900)
  })

  test.each([
    ['line breaks', ['High water', 'at noon.'], 'High water at noon.'],
    ['hyphenated words', ['High wa-', 'ter at noon.'], 'High water at noon.'],
    ['line breaks and hyphens in the quotation', ['High water', 'at noon.'], 'High wa-\nter   at\tnoon.'],
    ['soft hyphens and other dashes', ['High wa\u00ADter', 'at noon.'], 'High wa\u2010ter at noon.'],
    ['the separators of table cells', ['22:30', 'Check of the horn'], '22:30 | Check of the horn'],
    ['ligatures', ['High ﬁre', 'at noon.'], 'High fire at noon.'],
  ])('quoteMarks ignores %s', (_, [first = '', second = ''], quote) => {
    expect(spans([run(first), run(second, 880)], quote)).toEqual([
      [0, first.replace(/-$/, '').length],
      [0, second.length],
    ])
  })

  test('quoteMarks finds a quotation that ends on the next page by its beginning', () => {
    expect(
      spans([run('The high water of the spring')], 'The high water of the spring comes at noon.'),
    ).toEqual([[0, 28]])
  })

  test('quoteMarks finds a letter with an accent that the page prints as two characters', () => {
    expect(spans([run('the cafe\u0301 at noon')], 'café at')).toEqual([[4, 12]])
  })

  test('quoteMarks ignores the marks of list items', () => {
    const texts = [run('• It rings.'), run('• It sounds.', 880)]
    expect(spans(texts, '- It rings.\n- It sounds.')).toEqual([
      [2, 11],
      [2, 12],
    ])
  })

  test('quoteMarks excludes text before and after the quotation', () => {
    expect(spans([run('It is said: high'), run('water, at noon.', 880)], 'high water')).toEqual([
      [12, 16],
      [0, 5],
    ])
  })

  test('quoteMarks returns one mark for a line that consists of several runs', () => {
    const pieces = ['High', 'water', 'at noon.'].map((str, index) =>
      run(str, 900, { transform: [20, 0, 0, 20, 100 + index * 60, 900] }),
    )
    expect(spans(pieces, 'High water at noon.')).toEqual([[0, 20]])
  })

  test('quoteMarks leaves no gap in a line that is askew', () => {
    const pieces = ['High', 'water', 'at noon.'].map((str, index) =>
      run(str, 900, { transform: [20, 0, 0, 20, 100 + index * 60, 900 - index * 2] }),
    )
    expect(spans(pieces, 'High water at noon.')).toEqual([
      [0, 6],
      [6, 12],
      [12, 20],
    ])
  })

  test('quoteMarks starts at the right for right-to-left text', () => {
    expect(spans([run('abcdef', 900, { dir: 'rtl' })], 'ab')).toEqual([[4, 6]])
  })

  test('quoteMarks returns a vertical mark for vertical text', () => {
    const [mark] =
      marksOf([run('High water', 500, { transform: [0, 20, -20, 0, 100, 500] })], 'High water') ?? []
    expect(mark?.height).toBe(100)
    expect(mark?.width).toBeLessThan(30)
  })

  test.each([
    ['null for a quotation that is not on the page', null, ['High water at noon.'], 'low water'],
    [
      'null for a quotation that continues with other words on the same line',
      null,
      ['The high water of the spring is late.'],
      'The high water of the spring comes at noon.',
    ],
    ['null for a quotation that differs in one letter', null, ['High water at noon.'], 'High water at moon.'],
    ['null for a quotation that differs in case', null, ['High water'], 'high water'],
    ['null for a page without text', null, [], 'High water'],
    ['no marks for a quotation that occurs twice', [], ['High water', 'High water'], 'High water'],
    ['no marks for an empty quotation', [], ['High water'], ' \n- '],
  ])('quoteMarks returns %s', (_, expected, lines, quote) => {
    expect(
      marksOf(
        lines.map((line) => run(line)),
        quote,
      ),
    ).toEqual(expected)
  })

  test('quoteMarks covers whole characters outside the basic multilingual plane', () => {
    expect(spans([run('𝒜 tide 🌊 at noon')], '🌊 at')).toEqual([[8, 13]])
  })
})
