import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const root = fileURLToPath(new URL('../..', import.meta.url))
const second = join(root, 'node_modules/.cache/second-build')

/** The files that npm run build and npm run configure add to the output of Vite or replace. */
const ADDED = /\.(br|gz)$|^(_headers|_redirects|config\.json)$/

/** The content of each file of a build, by its path. */
function filesOf(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((path) => !ADDED.test(path))
    .sort()
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'base64')]))
}

test('a second production build has the same bytes as the first', () => {
  execFileSync('vite', ['build', '--outDir', second, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: root,
    stdio: 'inherit',
  })
  const [first, again] = [filesOf(join(root, 'dist/app')), filesOf(second)]
  expect([...again.keys()]).toEqual([...first.keys()])
  expect([...first].filter(([path, content]) => again.get(path) !== content).map(([path]) => path)).toEqual(
    [],
  )
})
