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

test('short lines above two columns are read with the text of full width around them', async () => {
  const page = [
    ...[
      ['Laboratory', 'The Old Mill by the River of the Northern Valley'],
      ['Responsible', 'Ada Brook'],
      ['Coordination', 'Ben Field'],
    ].flatMap(([label = '', value = ''], i): PlacedText[] => [
      { text: label, x: LEFT, y: 740 - i * 12, font: 'bold' },
      { text: value, x: 150, y: 740 - i * 12 },
    ]),
    ...wide(660),
    ...column('left', LEFT, 600),
    ...column('right', RIGHT, 600),
  ]
  expect(await blocks(page)).toEqual([
    '1 row: Laboratory | The Old Mill by the River of the Northern Valley',
    '1 row: Responsible | Ada Brook',
    '1 row: Coordination | Ben Field',
    `1 paragraph: ${WIDE.join(' ')}`,
    `1 paragraph: ${textOf('left')} ${textOf('right')}`,
  ])
})

test('a table of full width above two columns is not divided into columns', async () => {
  const page = [
    ...[
      ['Night', 'Sleep in minutes', 'Cues', 'Awakenings'],
      ['First', '88', '204', '0'],
      ['Second', '91', '219', '0'],
      ['Third', '79', '180', '0'],
    ].flatMap((cells, i) =>
      cells.map(
        (text, cell): PlacedText => ({
          text,
          x: [LEFT, 180, 350, 450][cell] ?? 0,
          y: 740 - i * 20,
          font: i === 0 ? 'bold' : 'regular',
        }),
      ),
    ),
    ...column('left', LEFT, 600),
    ...column('right', RIGHT, 600),
  ]
  const header = 'Night | Sleep in minutes | Cues | Awakenings'
  expect(await blocks(page)).toEqual([
    `1 fragment: ${header}`,
    `1 row [${header}]: First | 88 | 204 | 0`,
    `1 row [${header}]: Second | 91 | 219 | 0`,
    `1 row [${header}]: Third | 79 | 180 | 0`,
    `1 paragraph: ${textOf('left')} ${textOf('right')}`,
  ])
})

test('the cells of a second table on the page do not join the columns of the first one', async () => {
  const table = (
    rows: readonly (readonly string[])[],
    places: readonly number[],
    top: number,
  ): PlacedText[] =>
    rows.flatMap((cells, i) =>
      cells.map((text, cell): PlacedText => ({ text, x: places[cell] ?? 0, y: top - i * 14 })),
    )
  const details = [
    ['Laboratory', 'Old Mill'],
    ['Responsible', 'Ada Brook'],
    ['Coordination', 'Ben Field'],
  ]
  const changes = [
    ['Check of all the gates', 'By the miller', 'Every evening'],
    ['Change of the wheel', 'By a helper', 'Every autumn'],
    ['Cleaning of the river', 'By the villages', 'Every summer'],
  ]
  const page = [
    ...table(details, [LEFT, 150], 740),
    ...wide(690),
    ...table(changes, [LEFT, 200, 340], 650),
    ...wide(590),
  ]
  const [first, second, third] = await blocks(page)
  expect([first, second, third]).toEqual(details.map(([label, value]) => `1 row: ${label} | ${value}`))
})

test('list items whose mark is far from their text are no terms', async () => {
  const page = ['The gates were renewed.', 'The wheel has eleven new boards.', 'A helper was hired.'].flatMap(
    (text, i): PlacedText[] => [
      { text: '-', x: LEFT, y: 700 - i * 22 },
      { text, x: LEFT + 14, y: 700 - i * 22 },
    ],
  )
  expect(await blocks(page)).toEqual([
    '1 item: - The gates were renewed.',
    '1 item: - The wheel has eleven new boards.',
    '1 item: - A helper was hired.',
  ])
})

test('a running header with the title is removed from the only page that has it', async () => {
  const first = [
    { text: 'The Old Mill by the River', x: LEFT, y: 740, size: 20, font: 'bold' as const },
    ...wide(690),
  ]
  const second = [
    { text: 'The Old Mill by the River', x: LEFT, y: 750, size: 8 },
    { text: 'Northern Valley', x: 450, y: 750, size: 8 },
    ...wide(690).map((line) => ({ ...line, text: line.text.replace('the', 'all the') })),
  ]
  const document = await extract({ name: 'a.pdf', bytes: printPlaced([first, second]) })
  expect(blockLines(document).filter((line) => line.startsWith('2'))).toEqual([
    `2 paragraph: ${WIDE.map((line) => line.replace('the', 'all the')).join(' ')}`,
  ])
})
