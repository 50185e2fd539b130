import { expect, test } from 'vitest'
import { blocks, lines, type Placed, PROSE } from './pdfBlocks.ts'

const LEFTS = [72, 200, 330]
const LEADING = 11
const PADDING = 6

/** The lines of each cell of each row. */
type Rows = readonly (readonly (readonly string[])[])[]

const HEADER = [['Part'], ['Material'], ['Use']]
const ROWS: Rows = [
  [['Wheel'], ['oak from the', 'forest'], ['turns the stones']],
  [['Cover of the', 'hopper'], ['ash'], ['keeps the mice out']],
  [
    ['Stone, upper', 'and lower'],
    ['granite, not', 'sandstone'],
    ['grinds the corn of', 'nine villages'],
  ],
]
const NAMES = 'Part | Material | Use'
const CELLS = [
  'Wheel | oak from the forest | turns the stones',
  'Cover of the hopper | ash | keeps the mice out',
  'Stone, upper and lower | granite, not sandstone | grinds the corn of nine villages',
]

type Border = 'all' | 'none' | 'below rows' | 'between columns' | 'zebra' | 'header only'

/** A table whose first row is at the height `top`, and the height below it. */
function table(
  rows: Rows,
  top: number,
  border: Border,
  isHeaderBold = true,
): { placed: Placed[]; bottom: number } {
  const placed: Placed[] = []
  const [left, width] = [LEFTS[0] ?? 0, 400]
  const line = (y: number): Placed => ({ x: left - 4, y, width, height: 0.5 })
  let y = top
  if (border === 'all' || border === 'header only') placed.push(line(y))
  rows.forEach((cells, i) => {
    const height = Math.max(...cells.map(({ length }) => length)) * LEADING + PADDING
    if (border === 'zebra' && i % 2 === 0)
      placed.push({ x: left - 4, y: y - height, width, height, gray: 0.9 })
    cells.forEach((texts, column) => {
      texts.forEach((text, at) => {
        const font = i === 0 && isHeaderBold ? 'bold' : 'regular'
        placed.push({ text, x: LEFTS[column] ?? 0, y: y - LEADING * (at + 1), size: 9, font })
      })
    })
    y -= height
    const isLast = i === rows.length - 1
    if (border === 'all' || border === 'below rows' || (border === 'header only' && (i === 0 || isLast)))
      placed.push(line(y))
  })
  if (border === 'all')
    for (const x of [...LEFTS, left + width]) placed.push({ x: x - 4, y, width: 0.5, height: top - y })
  return { placed, bottom: y }
}

const text = PROSE.slice(0, 2)
const prose = (top: number) => lines(text, top)
const paragraph = `1 paragraph: ${text.join(' ')}`

test.each<Border>(['all', 'none', 'below rows', 'zebra', 'header only'])(
  'wrapped cells are in their row in a table with these lines or backgrounds: %s',
  async (border) => {
    const { placed, bottom } = table([HEADER, ...ROWS], 650, border)
    expect(await blocks([...prose(700), ...placed, ...prose(bottom - 30)])).toEqual([
      paragraph,
      `1 fragment: ${NAMES}`,
      ...CELLS.map((cells) => `1 row [${NAMES}]: ${cells}`),
      paragraph,
    ])
  },
)

test('cells that nearly touch are divided by the line between them', async () => {
  const page = [0, 1, 2].flatMap((row): Placed[] => [
    { text: row === 2 ? 'Wheel of the mill' : `Stone ${row}`, x: 72, y: 600 - row * 14, size: 9 },
    { text: `turns ${row}`, x: 152, y: 600 - row * 14, size: 9 },
    { x: 68, y: 596 - row * 14, width: 300, height: 0.5 },
  ])
  const sides = [68, 149, 368].map((x) => ({ x, y: 568, width: 0.5, height: 42 }))
  expect(
    await blocks([...prose(700), ...page, ...sides, { x: 68, y: 610, width: 300, height: 0.5 }]),
  ).toEqual([
    paragraph,
    '1 row: Stone 0 | turns 0',
    '1 row: Stone 1 | turns 1',
    '1 row: Wheel of the mill | turns 2',
  ])
})

test('a text that reaches over the line between two cells is divided there', async () => {
  const page = [0, 1, 2].flatMap((row): Placed[] => [
    { text: row === 0 ? 'Upper stone Granite' : 'Wheel', x: 72, y: 600 - row * 14, size: 9 },
    ...(row === 0 ? [] : [{ text: `oak ${row}`, x: 124, y: 600 - row * 14, size: 9 }]),
    { x: 68, y: 596 - row * 14, width: 300, height: 0.5 },
  ])
  const sides = [68, 121, 368].map((x) => ({ x, y: 568, width: 0.5, height: 42 }))
  const read = await blocks([...prose(700), ...page, ...sides, { x: 68, y: 610, width: 300, height: 0.5 }])
  expect(read.slice(1)).toEqual([
    '1 row: Upper stone | Granite',
    '1 row: Wheel | oak 1',
    '1 row: Wheel | oak 2',
  ])
})

test('a cell beside several rows is in each of them', async () => {
  const line = (x: number, y: number, width: number): Placed => ({ x, y, width, height: 0.5 })
  const texts = [
    ['Wheel', 72, 590],
    ['oak', 160, 600],
    ['hard', 260, 600],
    ['beech', 160, 580],
    ['soft', 260, 580],
    ['Stone', 72, 560],
    ['granite', 160, 560],
    ['hard', 260, 560],
  ] as const
  const page: Placed[] = [
    ...texts.map(([text, x, y]) => ({ text, x, y, size: 9 })),
    line(68, 612, 300),
    line(156, 592, 212),
    line(68, 572, 300),
    line(68, 552, 300),
    ...[68, 156, 256, 368].map((x) => ({ x, y: 552, width: 0.5, height: 60 })),
  ]
  expect(await blocks([...prose(700), ...page])).toEqual([
    paragraph,
    '1 row: Wheel | oak | hard',
    '1 row: Wheel | beech | soft',
    '1 row: Stone | granite | hard',
  ])
})

test('the rows of a table that goes on on the next page have the header of the page before', async () => {
  const first = table([HEADER, ...ROWS.slice(0, 2)], 300, 'all')
  const second = table(ROWS.slice(2), 720, 'all', false)
  expect(
    await blocks([...prose(400), ...first.placed], [...second.placed, ...prose(second.bottom - 40)]),
  ).toEqual([
    paragraph,
    `1 fragment: ${NAMES}`,
    ...CELLS.slice(0, 2).map((cells) => `1 row [${NAMES}]: ${cells}`),
    `2 row [${NAMES}]: ${CELLS[2]}`,
    paragraph.replace('1', '2'),
  ])
})

test('a row that the page break divides is on the page where it begins', async () => {
  const first = table([HEADER, ROWS[0] ?? []], 300, 'all')
  const second = table([[[], ['in the hills'], []], ROWS[1] ?? []], 720, 'all', false)
  expect(await blocks([...prose(400), ...first.placed], second.placed)).toEqual([
    paragraph,
    `1 fragment: ${NAMES}`,
    `1 row [${NAMES}]: Wheel | oak from the forest in the hills | turns the stones`,
    `2 row [${NAMES}]: ${CELLS[1]}`,
  ])
})

test('a frame around text and lines across the page are no table', async () => {
  const frame: Placed[] = [{ x: 66, y: 640, width: 460, height: 40, gray: 0.9 }]
  const across = [620, 560].map((y) => ({ x: 66, y, width: 460, height: 0.5 }))
  expect(await blocks([...frame, ...across, ...prose(665), ...prose(600), ...prose(540)])).toEqual([
    paragraph,
    paragraph,
    paragraph,
  ])
})
