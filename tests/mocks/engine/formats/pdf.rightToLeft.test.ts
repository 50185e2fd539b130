import { expect, test } from 'vitest'
import { extract } from '../../../../mocks/engine/extract.ts'
import { GLYPH_WIDTH, type PlacedGlyph, printGlyphs } from '../../../support/glyphPdf.ts'

const RIGHT = 540
const TOP = 720
const LINE = 16

/** The letters of lines as they are printed from right to left, with words in Latin letters and numbers from left to right. */
function placed(lines: readonly string[]): PlacedGlyph[] {
  return lines.flatMap((line, row) => {
    let right = RIGHT
    return line.split(' ').flatMap((word) => {
      const letters = [...word]
      const isLatin = /^[\x21-\x7e]+$/.test(word)
      const glyphs = letters.map((character, i) => ({
        character,
        x: right - GLYPH_WIDTH * (isLatin ? letters.length - i : i + 1),
        y: TOP - row * LINE,
      }))
      right -= GLYPH_WIDTH * (letters.length + 1)
      return glyphs
    })
  })
}

const textOf = async (bytes: Uint8Array): Promise<string> =>
  (await extract({ name: 'a.pdf', bytes })).pages.map((page) => page.text).join('\n')

const HEBREW = ['המנוע Engram קורא 350 דפים בכל שעה ויום בעיר', 'הגדולה שלנו ועולה 12.50 kg בלבד.']

test.each([
  ['from right to left', (glyphs: PlacedGlyph[]) => glyphs],
  ['from left to right', (glyphs: PlacedGlyph[]) => glyphs.toSorted((a, b) => b.y - a.y || a.x - b.x)],
])(
  'lines of Hebrew with other words have their logical order if their letters are drawn %s',
  async (_, order) => {
    expect(await textOf(printGlyphs(order(placed(HEBREW))))).toBe(HEBREW.join(' '))
  },
)

test('a period that is drawn after the words around it is between them', async () => {
  const glyphs = placed(['הים שלנו. הדגל הגדול בעיר'])
  const isMark = ({ character }: PlacedGlyph): boolean => character === '.'
  const order = [...glyphs.filter((glyph) => !isMark(glyph)), ...glyphs.filter(isMark)]
  expect(await textOf(printGlyphs(order))).toBe('הים שלנו. הדגל הגדול בעיר')
})

test('the forms of Arabic letters are plain letters', async () => {
  expect(await textOf(printGlyphs(placed(['ﺍﻟﺼﻤﺎﻡ ﻣﻐﻠﻖ ﻓﻲ Lorvik ﻣﻨﺬ 1887'])))).toBe(
    'الصمام مغلق في Lorvik منذ 1887',
  )
})

test('glyphs to which the font gives no character are left out, and are not read as letters of another alphabet', async () => {
  const glyphs = [...'The lamp burns oil each day qqqq.'].map((character, i) => ({
    character,
    x: 72 + i * GLYPH_WIDTH,
    y: TOP,
  }))
  const isMapped = (character: string): boolean => character !== 'q'
  // The numbers of the glyphs are those of Thai letters.
  expect(await textOf(printGlyphs(glyphs, { offset: 0x0dc0, isMapped }))).toBe(
    'The lamp burns oil each day .',
  )
})
