import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../../src', import.meta.url))

test('every form explains the mark of its required fields', () => {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?:flows|modules)\b.*\.tsx$/.test(path))
    .map((path) => ({ path, source: readFileSync(join(folder, path), 'utf8') }))
    .filter(({ source }) => source.includes('<Form ') && !source.includes('<RequiredNote />'))
  expect(found.map(({ path }) => path)).toEqual([])
})
