import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { decodePng } from '../support/png.ts'

const folder = fileURLToPath(new URL('../visual/baselines', import.meta.url))

const pictures = globSync('*/*.png', { cwd: folder })
  .sort()
  .map((path) => ({ path, file: readFileSync(`${folder}/${path}`) }))

/** Larger files have contents. Only these are decoded, because decoding takes time. */
const SMALL_BYTES = 8000

/** Device pixels of two lines of text. */
const MIN_HEIGHT = 33

/** Screens that are smaller: a spinner in an empty window, and bars of one line. */
const SMALL_SCREENS = [
  'flows-session--restoring',
  'flows-admin-review--saving-several',
  'flows-admin-review--undoing',
]

/** The height of what differs from the color of the picture's first pixel. */
function heightOfContents(file: Buffer): number {
  const { width, height, at } = decodePng(file)
  const background = at(0, 0)
  const isEmpty = (y: number) => {
    for (let x = 0; x < width; x += 1) if (at(x, y) !== background) return false
    return true
  }
  let [top, bottom] = [0, height]
  while (top < bottom && isEmpty(top)) top += 1
  while (bottom > top && isEmpty(bottom - 1)) bottom -= 1
  return bottom - top
}

const isScreen = (path: string) => !/^(components|foundations)-/.test(basename(path))

test('no two stories have the same picture in the same theme and width', () => {
  const byContents = Map.groupBy(
    pictures,
    ({ path, file }) => `${dirname(path)} ${createHash('sha256').update(file).digest('hex')}`,
  )
  const repeated = [...byContents.values()].filter((same) => same.length > 1)
  expect(repeated.map((same) => same.map(({ path }) => path).join(' = '))).toEqual([])
})

test('no picture is nearly empty', () => {
  const small = pictures.filter(({ file }) => file.length < SMALL_BYTES)
  const strips = small
    .filter(({ path }) => !SMALL_SCREENS.includes(basename(path, '.png')))
    .map(({ path, file }) => ({ path, height: heightOfContents(file) }))
    .filter(({ path, height }) => height < (isScreen(path) ? MIN_HEIGHT : 1))
  expect(strips.map(({ path, height }) => `${path}: ${height} pixels`)).toEqual([])
})
