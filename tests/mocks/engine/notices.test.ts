import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { extract, type SourceFile } from '../../../mocks/engine/extract.ts'
import { composePages, draft } from '../../../mocks/engine/formats/compose.ts'
import { sentenceNotices } from '../../../mocks/engine/notices.ts'
import { runAtOnce } from '../../../mocks/engine/slices.ts'
import { printPdf } from '../../support/pdf.ts'
import { printUnmappedPdf } from '../../support/unmappedPdf.ts'

const SENTENCE = 'The tide mill of Skarholm grinds twice a day, two hours after high water.'
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

async function noticesOf(name: string, bytes: Uint8Array, more: Partial<SourceFile> = {}) {
  const { notices = [] } = await extract({ name, bytes, ...more })
  return notices.map(({ kind, message }) => `${kind}: ${message}`)
}

test('a document with sentences has no notice', async () => {
  expect(await noticesOf('mill.md', latin1(`# Mill\n\n${SENTENCE}`))).toEqual([])
  expect(await noticesOf('mill.pdf', printPdf([SENTENCE, SENTENCE]))).toEqual([])
})

test('a document of headings has a notice', async () => {
  expect(await noticesOf('plan.md', latin1('# Monday\n\n## Mill\n\n## Harbor\n'))).toEqual([
    'no-sentences: None of the text in it is in sentences. Most of it is headings.',
  ])
})

test('a document with little text in sentences has a notice with the number of pages', () => {
  const listing = draft('code', 'let mill = readTide(station)\n'.repeat(60))
  const pages = runAtOnce(
    composePages([
      { number: 1, drafts: [draft('paragraph', SENTENCE), listing] },
      { number: 2, drafts: [listing] },
    ]),
  )
  expect(sentenceNotices(pages)).toEqual([
    {
      kind: 'no-sentences',
      message: 'Only 2 % of the text on its 2 pages is in sentences. Most of it is program code.',
    },
  ])
})

test('a document with text on few of its pages has a notice', async () => {
  const bytes = printPdf([SENTENCE, ...Array<string>(9).fill('')])
  expect(await noticesOf('scan.pdf', bytes)).toEqual(['no-sentences: Only 1 of its 10 pages has text.'])
})

test('glyphs without known characters are left out and reported', async () => {
  const bytes = printUnmappedPdf('The mill is for sale.', [SENTENCE])
  const { pages, notices } = await extract({ name: 'mill.pdf', bytes })
  expect(pages.map(({ text }) => text)).toEqual([SENTENCE])
  expect(notices).toEqual([
    {
      kind: 'unreadable-characters',
      message:
        '26 % of the characters cannot be read, because the file does not say which letters its fonts draw. They are left out.',
    },
  ])
})

test('a few glyphs without known characters are not reported', async () => {
  const bytes = printUnmappedPdf('The mill', Array<string>(12).fill(SENTENCE))
  expect(await noticesOf('mill.pdf', bytes)).toEqual([])
})

test('a PDF without any known character is no scan', async () => {
  const bytes = printUnmappedPdf('The mill of Skarholm is for sale.')
  await expect(extract({ name: 'mill.pdf', bytes })).rejects.toThrow(
    /^The characters of this PDF cannot be read/,
  )
})

describe('encodings', () => {
  const text = 'Se\u0301ance'.normalize('NFC')

  test('a guessed encoding has a notice that names it', async () => {
    const [notice] = await noticesOf('a.txt', latin1(text))
    expect(notice).toMatch(
      /^uncertain-encoding: It was read as [-\w]+\. If letters are wrong, choose another one\.$/,
    )
  })

  test('UTF-8 has no notice', async () => {
    expect(await noticesOf('a.txt', new TextEncoder().encode(text))).toEqual([])
  })

  test.each(['txt', 'md'])('a .%s file is read with the encoding that is given', async (type) => {
    const bytes = new Uint8Array(await readFile(new URL('inputs/t03-windows-1251.txt', import.meta.url)))
    const read = await extract({ name: `a.${type}`, bytes, encoding: 'koi8-r' })
    expect(read.notices).toEqual([])
    expect(read.pages[0]?.text).toContain('бШЯНРЮ')
  })
})
