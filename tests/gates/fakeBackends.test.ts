import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../../stories', import.meta.url))

test('no story replaces the actors of a machine instead of using the mock backend', () => {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => readFileSync(join(folder, path), 'utf8').includes('.provide({'))
  expect(found).toEqual([])
})
