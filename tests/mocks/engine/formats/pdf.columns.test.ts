import { expect, test } from 'vitest'
import { extract } from '../../../../mocks/engine/extract.ts'
import { type PlacedText, printPlaced } from '../../../support/placedPdf.ts'
import { blockLines } from './blockLines.ts'

const LEFT = 60
const RIGHT = 320

/** Eight lines of running text. */
function column(name: string, x: number, top: number): PlacedText[] {
  return Array.from({ length: 8 }, (_, i) => ({
    text: `${name} line ${i} about the wheel of the old mill by the`,
    x,
    y: top - i * 12,
  }))
}

const textOf = (name: string) =>
  Array.from({ length: 8 }, (_, i) => `${name} line ${i} about the wheel of the old mill by the`).join(' ')

const WIDE = [
  'The miller and two helpers carry forty sacks of flour to the market hall on each Friday morning of the year,',
  'and the gates of the river are closed in the winter months because the water of the river is frozen then.',
]
const wide = (top: number): PlacedText[] => WIDE.map((text, i) => ({ text, x: LEFT, y: top - i * 12 }))

async function blocks(page: readonly PlacedText[]): Promise<string[]> {
  return blockLines(await extract({ name: 'a.pdf', bytes: printPlaced([page]) }))
}

test('a heading below two columns belongs to the text of full width below it', async () => {
  const page = [
    ...column('left', LEFT, 700),
    ...column('right', RIGHT, 700),
    { text: 'The market', x: LEFT, y: 584, font: 'bold' as const },
    ...wide(566),
  ]
  expect(await blocks(page)).toEqual([
    `1 paragraph: ${textOf('left')} ${textOf('right')}`,
    '1 heading: The market',
    `1 paragraph: ${WIDE.join(' ')}`,
  ])
})

test('three columns are read one after the other, below a heading over two of them and with lines at other heights', async () => {
  const words = 'of the mill was opened by'
  const lines = (name: string, x: number, top: number, count: number): PlacedText[] =>
    Array.from({ length: count }, (_, i) => ({ text: `${name} ${i} ${words}`, x, y: top - i * 12 }))
  const page = [
    { text: 'Notice of the new opening times of the mill', x: LEFT, y: 740, size: 14 },
    ...lines('left', 60, 700, 12),
    { text: 'The gates', x: 230, y: 706, font: 'bold' as const },
    ...lines('middle', 230, 689, 12),
    ...lines('right', 400, 695, 7),
  ]
  const text = (name: string, count: number): string =>
    Array.from({ length: count }, (_, i) => `${name} ${i} ${words}`).join(' ')
  expect(await blocks(page)).toEqual([
    '1 heading: Notice of the new opening times of the mill',
    `1 paragraph: ${text('left', 12)}`,
    '1 heading: The gates',
    `1 paragraph: ${text('middle', 12)} ${text('right', 7)}`,
  ])
})

test('a column of text with a few lines beside it is text and no table', async () => {
  const page = [
    ...Array.from({ length: 24 }, (_, i) => ({
      text: `Line ${i} about the old mill`,
      x: LEFT,
      y: 700 - i * 12,
    })),
    ...[0, 8, 16].map((i) => ({ text: `note ${i} of the miller`, x: RIGHT, y: 700 - i * 12 })),
  ]
  const lines = await blocks(page)
  expect(lines.filter((line) => line.startsWith('1 row'))).toEqual([])
  expect(lines.at(-1)).toContain('Line 22 about the old mill Line 23 about the old mill')
})
