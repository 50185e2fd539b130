import { expect, test } from 'vitest'
import { quoteMarks } from '../../../../src/ui/PdfViewer/quoteMarks.ts'
import { toTextContent } from '../../../../src/ui/PdfViewer/scanText.ts'

const word = (text: string, x: number, y: number) => ({ text, x, y, width: 30, height: 10 })
const UPRIGHT = [1, 0, 0, -1, 0, 842]
/** Of a page whose file says that it is turned. */
const TURNED = [0, 2, 2, 0, -20, 40]

test.each([
  [0, UPRIGHT, { x: 140, width: 30 }],
  [0, TURNED, { x: 140, width: 30 }],
  [90, UPRIGHT, { y: 300, height: 30 }],
])('a quotation is marked on a scan whose lines are turned by %d degrees', (angle, toPage, place) => {
  const words = [
    word('Rent', 100, 300),
    { ...word('1,450', 140, 300), ends_line: true },
    word('dollars', 100, 315),
  ]
  const { items } = toTextContent({ angle, words }, toPage)
  const texts = items.flatMap((item) => ('str' in item ? [{ ...item, toPage }] : []))
  expect(texts.map(({ str }) => str)).toEqual(['Rent', ' ', '1,450', 'dollars'])
  const [mark] = quoteMarks(texts, '1,450', (text) => text.length) ?? []
  for (const [side, length] of Object.entries(place))
    expect(mark?.[side as 'x' | 'y' | 'width' | 'height']).toBeCloseTo(length)
})
