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
