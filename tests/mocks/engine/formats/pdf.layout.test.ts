import { expect, test } from 'vitest'
import type { PlacedText } from '../../../support/placedPdf.ts'
import { blocks, columnTexts, lines, type Placed } from './pdfBlocks.ts'

const LEFT = 60
const RIGHT = 320

/** Lines of running text. Those of the right column end with a sentence. */
function column(name: string, x: number, top: number, count = 8): PlacedText[] {
  const texts = columnTexts(name, count)
  return lines(x === RIGHT ? texts.with(-1, `${texts.at(-1)} sea.`) : texts, top, x)
}

const textOf = (name: string, count = 8) => columnTexts(name, count).join(' ')

test('a last page with two lines in each column is read like the pages before', async () => {
  const read = await blocks(
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
  )
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
  expect(await blocks(page)).toEqual([
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
  expect(await blocks(...pages)).toEqual([
    `1 paragraph: ${textOf('left One')} ${textOf('right One')} sea.`,
    '1 fragment: 8 011 447-03 / 2025-02 1',
    `2 paragraph: ${textOf('left Two')} ${textOf('right Two')} sea.`,
    `3 paragraph: ${textOf('left Three')} ${textOf('right Three')} sea.`,
  ])
})

test('signatures beside each other are read one after the other', async () => {
  const signature = (x: number, place: string, name: string) =>
    lines([`${place}, 19 January 2024`, `For the mill: ${name},`, 'Director'], 560, x)
  const read = await blocks([
    ...column('a', LEFT, 700),
    ...signature(LEFT, 'Dunmarry', 'Ruth Egge'),
    ...signature(RIGHT, 'Ardkeen', 'Ola Lund'),
  ])
  expect(read.slice(1)).toEqual([
    '1 paragraph: Dunmarry, 19 January 2024 For the mill: Ruth Egge, Director',
    '1 paragraph: Ardkeen, 19 January 2024 For the mill: Ola Lund, Director',
  ])
})

test('names of fields in small type are read with the values below them', async () => {
  const page = [
    { text: 'The report of the mill must be sent within a day after the incident.', x: 60, y: 760 },
    { text: 'Reported by', x: 60, y: 730, size: 7 },
    { text: 'Date', x: 300, y: 730, size: 7 },
    { text: 'Anna Sund', x: 60, y: 718 },
    { text: '2 June 2026', x: 300, y: 718 },
    { text: 'Place', x: 60, y: 690, size: 7 },
    { text: 'Equipment', x: 300, y: 690, size: 7 },
    { text: 'Loading bay', x: 60, y: 678 },
    { text: 'Truck 9', x: 300, y: 678 },
    { text: 'The bay is closed until the floor is dry.', x: 60, y: 658 },
  ]
  expect(await blocks(page)).toEqual([
    '1 paragraph: The report of the mill must be sent within a day after the incident.',
    '1 row: Reported by | Anna Sund',
    '1 row: Date | 2 June 2026',
    '1 row: Place | Loading bay',
    '1 row: Equipment | Truck 9',
    '1 paragraph: The bay is closed until the floor is dry.',
  ])
})

test('the letterhead and the author of a document and the date of a letter are text', async () => {
  const text = 'the mill is open again from the first of May and grinds the corn of nine villages'
  const page = [
    { text: 'The Mill', x: 60, y: 770, size: 8 },
    { text: 'Claim 77-20418', x: 440, y: 770, size: 8 },
    { text: 'Anna Sund', x: 250, y: 730 },
    ...lines([text, text, text], 700, 60),
    { text: '21 July 2026', x: 440, y: 640 },
    { text: 'the wheel', x: 300, y: 600 },
  ]
  expect(await blocks(page)).toEqual([
    '1 paragraph: The Mill Claim 77-20418',
    '1 paragraph: Anna Sund',
    `1 paragraph: ${text} ${text} ${text}`,
    '1 paragraph: 21 July 2026',
    '1 fragment: the wheel',
  ])
})

test('small type below the line belongs to the word before it', async () => {
  const page = [
    { text: 'Fill the pipe with NH', x: 60, y: 700 },
    { text: '3', x: 149, y: 695, size: 7 },
    { text: 'and close the valve.', x: 155.7, y: 700 },
  ]
  expect(await blocks(page)).toEqual(['1 paragraph: Fill the pipe with NH3 and close the valve.'])
})
