import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const MAX_FILES = 30

/** Files directly in a folder of `src` or `mocks`, by the folder's path. */
function countFiles(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const top of ['src', 'mocks'])
    for (const entry of readdirSync(join(root, top), { recursive: true, withFileTypes: true })) {
      const folder = relative(root, entry.parentPath)
      if (entry.isFile()) counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
  return counts
}

test(`no folder of src or mocks except src/domain has more than ${MAX_FILES} files`, () => {
  const counts = countFiles()
  counts.delete('src/domain')
  expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([])
})
