import { describe, expect, test } from 'vitest'
import type { PdfText } from '../../../../src/ui/PdfPage/pdf.ts'
import { quoteMarks } from '../../../../src/ui/PdfPage/quoteMarks.ts'

/** A run of letters ten units wide each, so many units up a page 1000 high, turned upside down as pages are. */
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
/** From where to where each mark goes, in letters from the start of its line. */
const spans = (texts: PdfText[], quote: string) =>
  marksOf(texts, quote).map(({ x, width }) => [(x - 100) / 10, (x + width - 100) / 10])

describe('the marks of a quotation', () => {
  test('lie on its letters', () => {
    const [mark] = marksOf([run('High water at noon.')], 'water')
    expect(mark).toMatchObject({ x: 150, width: 50 })
    expect(mark?.y).toBeGreaterThan(1000 - 900 - 20)
    expect(mark?.y).toBeLessThan(1000 - 900 - 15)
    expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeGreaterThan(1000 - 900)
  })

  test.each([
    ['lines that break', ['High water', 'at noon.'], 'High water at noon.'],
    ['words that break', ['High wa-', 'ter at noon.'], 'High water at noon.'],
    ['words that the quotation breaks', ['High water', 'at noon.'], 'High wa-\nter   at\tnoon.'],
    [
      'soft hyphens and dashes of other lengths',
      ['High wa\u00ADter', 'at noon.'],
      'High wa\u2010ter at noon.',
    ],
    ['letters in one form', ['High ﬁre', 'at noon.'], 'High fire at noon.'],
  ])('do not mind %s', (_, [first = '', second = ''], quote) => {
    expect(spans([run(first), run(second, 880)], quote)).toEqual([
      [0, first.replace(/-$/, '').length],
      [0, second.length],
    ])
  })

  test('leave out what stands before and after', () => {
    expect(spans([run('It is said: high'), run('water, at noon.', 880)], 'high water')).toEqual([
      [12, 16],
      [0, 5],
    ])
  })

  test('of a line that is written in pieces are one', () => {
    const pieces = ['High', 'water', 'at noon.'].map((str, index) =>
      run(str, 900, { transform: [20, 0, 0, 20, 100 + index * 60, 900] }),
    )
    expect(spans(pieces, 'High water at noon.')).toEqual([[0, 20]])
  })

  test('of a line written from right to left begin at its right', () => {
    expect(spans([run('abcdef', 900, { dir: 'rtl' })], 'ab')).toEqual([[4, 6]])
  })

  test('of a line that runs up the page stand upright', () => {
    const [mark] = marksOf([run('High water', 500, { transform: [0, 20, -20, 0, 100, 500] })], 'High water')
    expect(mark?.height).toBe(100)
    expect(mark?.width).toBeLessThan(30)
  })

  test.each([
    ['is not there', ['High water at noon.'], 'low water'],
    ['differs in one letter', ['High water at noon.'], 'High water at moon.'],
    ['differs in a capital', ['High water'], 'high water'],
    ['is there twice', ['High water', 'High water'], 'High water'],
    ['is empty', ['High water'], ' \n- '],
    ['is on a page without letters', [], 'High water'],
  ])('are none where it %s', (_, lines, quote) => {
    expect(
      marksOf(
        lines.map((line) => run(line)),
        quote,
      ),
    ).toEqual([])
  })

  test('of characters outside the basic plane take whole characters', () => {
    expect(spans([run('𝒜 tide 🌊 at noon')], '🌊 at')).toEqual([[8, 13]])
  })
})
