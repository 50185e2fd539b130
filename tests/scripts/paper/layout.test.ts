import { expect, test } from 'vitest'
import { layOut } from '../../../scripts/paper/layout.ts'

const AREA = { top: 0, bottom: 100 }
const piece = (name: string, height: number, keepsNext = false) => ({ name, height, before: 5, keepsNext })
const part = (columns: number, ...pieces: ReturnType<typeof piece>[]) => ({
  columns,
  onNewPage: false,
  before: 10,
  pieces,
})

function placesOf(...parts: ReturnType<typeof part>[]) {
  return layOut(parts, () => AREA).map(({ piece: { name }, page, column, top }) => [name, page, column, top])
}

test('the space above a piece is left out at the top of a page', () => {
  expect(placesOf(part(1, piece('a', 60), piece('b', 30), piece('c', 30)))).toEqual([
    ['a', 0, 0, 0],
    ['b', 0, 0, 65],
    ['c', 1, 0, 0],
  ])
})

test('a piece that keeps the next one moves to the next page with it', () => {
  expect(placesOf(part(1, piece('a', 60), piece('heading', 10, true), piece('b', 40)))).toEqual([
    ['a', 0, 0, 0],
    ['heading', 1, 0, 0],
    ['b', 1, 0, 15],
  ])
})

test('columns have about the same height, and the next part begins below them', () => {
  expect(
    placesOf(
      part(2, piece('a', 20), piece('b', 20), piece('c', 20), piece('d', 20)),
      part(1, piece('e', 20)),
    ),
  ).toEqual([
    ['a', 0, 0, 0],
    ['b', 0, 0, 25],
    ['c', 0, 1, 0],
    ['d', 0, 1, 25],
    ['e', 0, 0, 55],
  ])
})

test('columns that do not fit on a page fill it', () => {
  expect(placesOf(part(2, piece('a', 90), piece('b', 90), piece('c', 20), piece('d', 20)))).toEqual([
    ['a', 0, 0, 0],
    ['b', 0, 1, 0],
    ['c', 1, 0, 0],
    ['d', 1, 1, 0],
  ])
})

test('a part can begin on a new page', () => {
  const last = { ...part(1, piece('b', 20)), onNewPage: true }
  expect(placesOf(part(1, piece('a', 20)), last)).toEqual([
    ['a', 0, 0, 0],
    ['b', 1, 0, 0],
  ])
})
