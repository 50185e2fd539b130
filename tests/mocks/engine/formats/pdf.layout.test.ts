import { expect, test } from 'vitest'
import { extract } from '../../../../mocks/engine/extract.ts'
import { type PlacedBox, type PlacedText, printPlaced } from '../../../support/placedPdf.ts'
import { blockLines } from './blockLines.ts'

type Placed = PlacedText | PlacedBox

const LEFT = 60
const RIGHT = 320

const isEnd = (i: number, x: number, count: number): boolean => x === RIGHT && i === count - 1

/** Lines of running text. Those of the right column end with a sentence. */
function column(name: string, x: number, top: number, count = 8): PlacedText[] {
  return Array.from({ length: count }, (_, i) => ({
    text: `${name} line ${i} about the wheel of the old mill by the${isEnd(i, x, count) ? ' sea.' : ''}`,
    x,
    y: top - i * 12,
  }))
}

const textOf = (name: string, count = 8) =>
  Array.from({ length: count }, (_, i) => `${name} line ${i} about the wheel of the old mill by the`).join(
    ' ',
  )

async function blocks(pages: readonly (readonly Placed[])[]): Promise<string[]> {
  return blockLines(await extract({ name: 'a.pdf', bytes: printPlaced(pages) }))
}

test('a last page with two lines in each column is read like the pages before', async () => {
  const read = await blocks([
    [...column('a', LEFT, 700), ...column('b', RIGHT, 700)],
    [
      ...column('c', LEFT, 700, 2),
      ...column('d', RIGHT, 700, 2),
      {
        text: 'The mill is closed in winter and opens again in spring when the river is free of ice for good.',
        x: LEFT,
        y: 640,
      },
    ],
  ])
  expect(read.filter((line) => line.startsWith('2'))).toEqual([
    `2 paragraph: ${textOf('c', 2)} ${textOf('d', 2)} sea.`,
    '2 paragraph: The mill is closed in winter and opens again in spring when the river is free of ice for good.',
  ])
})

test('a heading on a background across two columns divides them', async () => {
  const page: Placed[] = [
    ...column('a', LEFT, 700, 7),
    ...column('b', RIGHT, 700, 7),
    { x: 54, y: 594, width: 500, height: 18, gray: 0.8 },
    { text: 'The market', x: LEFT, y: 600, font: 'bold' },
    ...column('c', LEFT, 570, 7),
    ...column('d', RIGHT, 570, 7),
  ]
  expect(await blocks([page])).toEqual([
    `1 paragraph: ${textOf('a', 7)} ${textOf('b', 7)} sea.`,
    '1 heading: The market',
    `1 paragraph: ${textOf('c', 7)} ${textOf('d', 7)} sea.`,
  ])
})

test('a header and a footer with a part that changes are read at most once, outside of the columns', async () => {
  const pages = ['One', 'Two', 'Three'].map((section, i) => [
    { text: 'The old mill 45', x: LEFT, y: 760 },
    { text: `Section ${section}`, x: 470, y: 760 },
    ...column(`left ${section}`, LEFT, 700),
    ...column(`right ${section}`, RIGHT, 700),
    { text: '8 011 447-03 / 2025-02', x: LEFT, y: 40 },
    { text: String(i + 1), x: 540, y: 40 },
  ])
  expect(await blocks(pages)).toEqual([
    `1 paragraph: ${textOf('left One')} ${textOf('right One')} sea.`,
    '1 fragment: 8 011 447-03 / 2025-02 1',
    `2 paragraph: ${textOf('left Two')} ${textOf('right Two')} sea.`,
    `3 paragraph: ${textOf('left Three')} ${textOf('right Three')} sea.`,
  ])
})

test('signatures beside each other are read one after the other', async () => {
  const signature = (x: number, place: string, name: string): PlacedText[] =>
    [`${place}, 19 January 2024`, `For the mill: ${name},`, 'Director'].map((text, i) => ({
      text,
      x,
      y: 560 - i * 12,
    }))
  const read = await blocks([
    [
      ...column('a', LEFT, 700),
      ...signature(LEFT, 'Dunmarry', 'Ruth Egge'),
      ...signature(RIGHT, 'Ardkeen', 'Ola Lund'),
    ],
  ])
  expect(read.slice(1)).toEqual([
    '1 paragraph: Dunmarry, 19 January 2024 For the mill: Ruth Egge, Director',
    '1 paragraph: Ardkeen, 19 January 2024 For the mill: Ola Lund, Director',
  ])
})
