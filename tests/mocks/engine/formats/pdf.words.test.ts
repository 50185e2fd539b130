import { expect, test } from 'vitest'
import type { PlacedText } from '../../../support/placedPdf.ts'
import { blocks, lines, PROSE } from './pdfBlocks.ts'

/** Forty lines without a hyphen at the end. */
const long = Array.from({ length: 10 }, (_, i) => lines(PROSE, 700 - i * 60)).flat()

test.each([
  ['what a second-', 'hand dealer would give', 'what a second-hand dealer would give'],
  ['the short-', 'circuited capacitor', 'the short-circuited capacitor'],
])('a document without split words keeps the hyphen of %s | %s', async (above, below, expected) => {
  const padding = 'of all the things that stood in the mill on the day of the fire '
  const page = [...long, ...lines([padding + above, `${below}.`], 90)]
  expect((await blocks(page)).at(-1)).toBe(`1 paragraph: ${padding}${expected}.`)
})

test('a compound of two words of a document keeps its hyphen, and other words are joined', async () => {
  const page = lines(
    [
      'On the second day the miller came with his hand in a bandage to the market and con-',
      'sidered the offer of the dealer for the wheel, the gates and the stones, a second-',
      'hand dealer from the hills who had come down to the river because of the consolida-',
      'tion of the mills.',
    ],
    600,
  )
  expect(await blocks(page)).toEqual([
    '1 paragraph: On the second day the miller came with his hand in a bandage to the market and considered the offer of the dealer for the wheel, the gates and the stones, a second-hand dealer from the hills who had come down to the river because of the consolidation of the mills.',
  ])
})

test('marks of footnotes are left out after a year and after names', async () => {
  const page = [
    ...lines(PROSE.slice(0, 2), 600),
    { text: 'The mill was closed on 1 June 2024.', x: 72, y: 540 },
    { text: '1', x: 230, y: 544.5, size: 8 },
    { text: 'It was sold by', x: 240, y: 540 },
    { text: 'Ruth Egge', x: 304, y: 540 },
    { text: 'a,*', x: 351, y: 544.5, size: 9 },
    { text: 'after the flood.', x: 366, y: 540 },
  ]
  expect((await blocks(page)).at(-1)).toBe(
    '1 paragraph: The mill was closed on 1 June 2024. It was sold by Ruth Egge after the flood.',
  )
})

test('a bold term at the start of a paragraph stays in its sentence, also if it wraps', async () => {
  const page: PlacedText[] = [
    ...lines(PROSE, 600),
    { text: 'Hopper.', x: 72, y: 530, font: 'bold' },
    { text: 'It holds the corn above the stones until they are ready for more of it.', x: 114, y: 530 },
    {
      text: 'The upper stone of the mill and all of the other parts that turn, which the miller calls',
      x: 72,
      y: 510,
      font: 'bold',
    },
    { text: 'runners.', x: 72, y: 498, font: 'bold' },
    { text: 'They are of granite.', x: 116, y: 498 },
  ]
  expect((await blocks(page)).slice(1)).toEqual([
    '1 paragraph [Hopper.]: Hopper. It holds the corn above the stones until they are ready for more of it.',
    '1 paragraph: The upper stone of the mill and all of the other parts that turn, which the miller calls runners. They are of granite.',
  ])
})

test('wide spaces of a justified line are no gaps between cells', async () => {
  const words = (texts: readonly string[], y: number): PlacedText[] =>
    texts.map((text, i) => ({ text, x: 72 + i * 44, y }))
  const page = [
    ...lines(PROSE, 600),
    ...words(['Wheels', 'turned', 'slowly', 'behind', 'gates', 'and', 'others'], 540),
    { text: 'stood still.', x: 72, y: 528 },
  ]
  expect((await blocks(page)).slice(1)).toEqual([
    '1 paragraph: Wheels turned slowly behind gates and others stood still.',
  ])
})
