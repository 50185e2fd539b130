import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The folders of the repository that `tests` mirrors. */
const MIRRORED = ['src', 'mocks', 'supabase', 'scripts', 'openapi', 'public']

const tests = MIRRORED.flatMap((folder) =>
  readdirSync(join(root, 'tests', folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => join(folder, path)),
)

/** Whether a file or folder exists for the test: `<path>/<name>[.<aspect>].test.ts` tests `<path>/<name>` or `<path>/<name>.*`. */
function hasSource(path: string): boolean {
  const parts = path.slice(path.lastIndexOf('/') + 1).split('.')
  const entries = listFolder(join(root, dirname(path)))
  return parts.slice(0, -2).some((_, index) => {
    const name = parts.slice(0, index + 1).join('.')
    return entries.some((entry) => entry === name || entry.startsWith(`${name}.`))
  })
}

function listFolder(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

test('every unit test is at the path of the file or folder that it tests', () => {
  expect(tests.length).toBeGreaterThan(100)
  expect(tests.filter((path) => !hasSource(path))).toEqual([])
})
