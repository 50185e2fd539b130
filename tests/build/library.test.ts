import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import type { BuiltFile } from './library.config.ts'

// Kilobytes of JavaScript after gzip, React and pdf.js left out.
/** All components in one file. */
const TOTAL = 200
/** What only Markdown brings: its parser. It is loaded lazily. */
const MARKDOWN = 52
/** What only one component brings. */
const OWN = 25
/** Those that bring a part of Base UI which is larger than that, or a parser. */
const LARGE = ['Markdown', 'Menu', 'Select']

const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url))
const outDir = join(cache, 'library-build')
const wholeDir = join(cache, 'library-whole')
const config = fileURLToPath(new URL('library.config.ts', import.meta.url))

let files: BuiltFile[]
/** The files that a component's entry reaches, itself among them. */
let reached: Map<string, Set<string>>

// In a process of its own: under the test runner NODE_ENV is not production.
function build(to: string, mode: string): BuiltFile[] {
  execFileSync('vite', ['build', '--config', config, '--mode', mode, '--outDir', to], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  return JSON.parse(readFileSync(join(to, 'files.json'), 'utf8'))
}

beforeAll(() => {
  files = build(outDir, 'production')
  reached = new Map(files.flatMap(({ entry, file }) => (entry ? [[entry, reach(file)]] : [])))
})

function reach(file: string, met = new Set<string>()): Set<string> {
  const built = files.find((one) => one.file === file)
  if (!built || met.has(file)) return met
  met.add(file)
  for (const imported of built.imports) reach(imported, met)
  return met
}

const kilobytes = (folder: string, names: string[]) =>
  names.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0) / 1024

/** The files that one component reaches and no other. */
function ownOf(component: string): string[] {
  const others = [...reached].filter(([name]) => name !== component)
  return [...(reached.get(component) ?? [])].filter((file) => !others.some(([, theirs]) => theirs.has(file)))
}

test(`all components together are at most ${TOTAL} kB`, () => {
  const whole = build(wholeDir, 'whole').map(({ file }) => file)
  expect(kilobytes(wholeDir, whole)).toBeLessThanOrEqual(TOTAL)
})

test(`Markdown brings at most ${MARKDOWN} kB that no other needs`, () => {
  expect(kilobytes(outDir, ownOf('Markdown'))).toBeLessThanOrEqual(MARKDOWN)
})

test(`every other component brings at most ${OWN} kB that no other needs`, () => {
  expect(reached.size).toBeGreaterThan(50)
  const heavy = [...reached.keys()]
    .filter((name) => !LARGE.includes(name))
    .map((name) => ({ name, size: kilobytes(outDir, ownOf(name)) }))
    .filter(({ size }) => size > OWN)
  expect(heavy).toEqual([])
})

test('a button brings neither a parser nor a list', () => {
  const modules = files
    .filter(({ file }) => reached.get('Button')?.has(file))
    .flatMap((built) => built.modules)
  expect(modules.some((id) => id.endsWith('src/ui/Button/Button.tsx'))).toBe(true)
  const foreign = /\/ui\/(Markdown|Select)\/|react-markdown|micromark|mdast|@base-ui\/react\/(esm\/)?select\//
  expect(modules.filter((id) => foreign.test(id))).toEqual([])
})
