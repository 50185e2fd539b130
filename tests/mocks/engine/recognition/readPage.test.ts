import type { PDFPageProxy } from 'unpdf/pdfjs'
import { describe, expect, test } from 'vitest'
import type { CreateCanvas } from '../../../../mocks/engine/recognition/pageImage.ts'
import { readPage } from '../../../../mocks/engine/recognition/readPage.ts'
import type { Reader, RecognizedWord } from '../../../../mocks/engine/recognition/tesseract.ts'

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

type Lines = readonly (readonly RecognizedWord[])[]

/** Finds these words in every language, and others in German; each line at the same height. */
function readerOf(lines: Lines, inGerman?: Lines): Reader {
  const baseline = { x0: 0, y0: 120, x1: 0, y1: 120 }
  let language: ReturnType<Reader['language']> = 'en'
  return {
    language: () => language,
    async change(next) {
      if (inGerman === undefined) throw new Error('There is no connection.')
      language = next
    },
    read: () => ((language === 'de' && inGerman) || lines).map((words) => ({ baseline, height: 20, words })),
  }
}

async function textsFrom(reader: Reader): Promise<string[]> {
  const scan = await readPage(page, { isPrinted: false }, { createCanvas, loadReader: async () => reader })
  return scan.lines.map(({ words }) => words.map(({ text }) => text).join(' '))
}

const textsOf = (...lines: Lines) => textsFrom(readerOf(lines))

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

describe('a German page', () => {
  const GERMAN =
    'Die Lampe ist nicht für den Verkehr auf der Straße und wird mit dem Akku geladen, der nach vier Stunden voll ist.'
  const wordsOf = (text: string, confidence: number) => [
    text.split(' ').map((each, i) => word(each, 40 + i * 100, confidence)),
  ]
  const misread = GERMAN.replace('für', 'fiir').replace('Straße', 'Strafe')

  test('a German page is read again in German, as the next pages are', async () => {
    const reader = readerOf(wordsOf(misread, 80), wordsOf(GERMAN, 95))
    expect((await textsFrom(reader)).join(' ')).toBe(GERMAN)
    expect(reader.language()).toBe('de')
  })

  test('a page is kept as it was read if German is not better', async () => {
    const reader = readerOf(wordsOf(misread, 80), wordsOf(GERMAN, 70))
    expect((await textsFrom(reader)).join(' ')).toBe(misread)
    expect(reader.language()).toBe('en')
  })

  test('a page is kept as it was read without the data of German', async () => {
    expect((await textsOf(...wordsOf(misread, 80))).join(' ')).toBe(misread)
  })
})
