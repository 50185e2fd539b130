import { expect, test } from 'vitest'
import { toScanPage } from '../../../../mocks/engine/formats/pdf/scans.ts'

const USUAL = { size: 10, stroke: 1 }

/** The bold start of a recognized line whose words have these strokes. */
function boldStartOf(words: readonly (readonly [text: string, stroke: number])[]) {
  const line = {
    y: 700,
    size: 10,
    stroke: words.reduce((sum, [, stroke]) => sum + stroke, 0) / words.length,
    words: words.map(([text, stroke], i) => ({
      text,
      stroke,
      left: 72 + i * 40,
      right: 109 + i * 40,
      confidence: 1,
    })),
  }
  const page = { number: 1, kind: 'text', angle: 0, width: 595, height: 842, lines: [line] } as const
  return toScanPage(page, USUAL).segments.map(({ boldStart }) => boldStart)
}

test('a line of a scan begins with its bold term', () => {
  const rest = [
    ['All', 1],
    ['movable', 1.05],
    ['things', 0.95],
    ['which', 1.2],
  ] as const
  expect(boldStartOf([['Contents.', 1.6], ...rest])).toEqual(['Contents.'])
  expect(boldStartOf([['Treatment', 1.5], ['day:', 1.4], ...rest])).toEqual(['Treatment day:'])
})

test('thick strokes without the end of a term are not bold', () => {
  expect(
    boldStartOf([
      ['Whether', 1.5],
      ['movable', 1],
      ['things', 1],
    ]),
  ).toEqual([''])
})

test('a line of thick strokes is bold', () => {
  expect(
    boldStartOf([
      ['G', 1.3],
      ['Complaints', 1.6],
    ]),
  ).toEqual(['G Complaints'])
})

test('the rules of a table on a scan divide its words', () => {
  const words = ['Port', 'number'].map((text, i) => ({
    text,
    left: 72 + i * 30,
    right: 98 + i * 30,
    confidence: 1,
  }))
  const lines = [{ y: 700, size: 10, stroke: 1, words }]
  const rules = { horizontal: [], vertical: [{ at: 100, from: 600, to: 800 }] }
  const page = { number: 1, kind: 'text', angle: 0, width: 595, height: 842, lines, rules } as const
  expect(toScanPage(page, USUAL).segments.map(({ text }) => text)).toEqual(['Port', 'number'])
})
