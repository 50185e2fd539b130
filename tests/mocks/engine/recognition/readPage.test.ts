import type { PDFPageProxy } from 'unpdf/pdfjs'
import { expect, test } from 'vitest'
import type { CreateCanvas } from '../../../../mocks/engine/recognition/pageImage.ts'
import { readPage } from '../../../../mocks/engine/recognition/readPage.ts'
import type { RecognizedWord } from '../../../../mocks/engine/recognition/tesseract.ts'

const SIDE = 72

/** A page with a horizontal stroke. */
const page = {
  pageNumber: 1,
  getViewport: ({ scale }: { scale: number }) => ({ width: SIDE * scale, height: SIDE * scale }),
  render: () => ({ promise: Promise.resolve() }),
} as unknown as PDFPageProxy

const createCanvas: CreateCanvas = (width, height) => ({
  width,
  height,
  getContext: () => ({
    getImageData: () => ({
      data: new Uint8ClampedArray(width * height * 4).map((_, i) =>
        i >> 2 > width * 50 && i >> 2 < width * 53 ? 0 : 255,
      ),
    }),
  }),
})

const word = (text: string, left: number, confidence = 95): RecognizedWord => ({
  text,
  left,
  right: left + text.length * 10,
  top: 100,
  bottom: 120,
  confidence,
})

/** The texts of the lines of a page on which these words were found, one array for each line, at the same height. */
async function textsOf(...lines: readonly (readonly RecognizedWord[])[]): Promise<string[]> {
  const baseline = { x0: 0, y0: 120, x1: 0, y1: 120 }
  const read = () => lines.map((words) => ({ baseline, height: 20, words }))
  const scan = await readPage(page, { isPrinted: false }, { createCanvas, loadReader: async () => read })
  return scan.lines.map(({ words }) => words.map(({ text }) => text).join(' '))
}

const TEXT = [word('The', 40), word('rent', 75), word('of', 120), word('June', 145)]

test('a line of little confidence is a drawing, unless it is a number in the row of a text', async () => {
  expect(await textsOf(TEXT, [word('m=~a', 300, 20)])).toEqual(['The rent of June'])
  expect(await textsOf(TEXT, [word('24', 300, 20)])).toEqual(['The rent of June', '24'])
})

test.each(['.', '©'])('the mark %s away from its item is a bullet', async (mark) => {
  expect(await textsOf([word(mark, 10, 70)], TEXT)).toEqual(['•', 'The rent of June'])
})

test('a letter like a bullet is one only far from the text', async () => {
  expect(await textsOf([word('e', 10), ...TEXT])).toEqual(['• The rent of June'])
  expect(await textsOf([word('e', 22), ...TEXT])).toEqual(['e The rent of June'])
})
