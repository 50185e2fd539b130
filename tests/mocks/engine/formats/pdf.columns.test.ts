import { expect, test } from 'vitest'
import { blocks, columnTexts, lines } from './pdfBlocks.ts'

const LEFT = 60
const RIGHT = 320

/** Eight lines of running text. */
const column = (name: string, x: number, top: number) => lines(columnTexts(name), top, x)
const textOf = (name: string) => columnTexts(name).join(' ')

const WIDE = [
  'The miller and two helpers carry forty sacks of flour to the market hall on each Friday morning of the year,',
  'and the gates of the river are closed in the winter months because the water of the river is frozen then.',
]
test('a heading below two columns belongs to the text of full width below it', async () => {
  const page = [
    ...column('left', LEFT, 700),
    ...column('right', RIGHT, 700),
    { text: 'The market', x: LEFT, y: 584, font: 'bold' as const },
    ...lines(WIDE, 566, LEFT),
  ]
  expect(await blocks(page)).toEqual([
    `1 paragraph: ${textOf('left')} ${textOf('right')}`,
    '1 heading: The market',
    `1 paragraph: ${WIDE.join(' ')}`,
  ])
})

test('three columns are read one after the other, below a heading over two of them and with lines at other heights', async () => {
  const words = 'of the mill was opened by'
  const textsOf = (name: string, count: number) =>
    Array.from({ length: count }, (_, i) => `${name} ${i} ${words}`)
  const page = [
    { text: 'Notice of the new opening times of the mill', x: LEFT, y: 740, size: 14 },
    ...lines(textsOf('left', 12), 700, 60),
    { text: 'The gates', x: 230, y: 706, font: 'bold' as const },
    ...lines(textsOf('middle', 12), 689, 230),
    ...lines(textsOf('right', 7), 695, 400),
  ]
  expect(await blocks(page)).toEqual([
    '1 heading: Notice of the new opening times of the mill',
    `1 paragraph: ${textsOf('left', 12).join(' ')}`,
    '1 heading: The gates',
    `1 paragraph: ${[...textsOf('middle', 12), ...textsOf('right', 7)].join(' ')}`,
  ])
})

test('a column of text with a few lines beside it is text and no table', async () => {
  const page = [
    ...lines(
      Array.from({ length: 24 }, (_, i) => `Line ${i} about the old mill`),
      700,
      LEFT,
    ),
    ...[0, 8, 16].map((i) => ({ text: `note ${i} of the miller`, x: RIGHT, y: 700 - i * 12 })),
  ]
  const read = await blocks(page)
  expect(read.filter((line) => line.startsWith('1 row'))).toEqual([])
  expect(read.at(-1)).toContain('Line 22 about the old mill Line 23 about the old mill')
})
