import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import type { BuiltFile } from './library.config.ts'

// Kilobytes of JavaScript after gzip, without React and pdf.js.
/** All components in one file. */
const TOTAL = 212
/** Used only by Markdown: its parser, loaded lazily. */
const MARKDOWN = 52
/** Code used by a single component. */
const OWN = 25
/** Components that use a larger part of Base UI or a parser. */
const LARGE = ['Markdown', 'Menu', 'Select']

const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url))
const outDir = join(cache, 'library-build')
const wholeDir = join(cache, 'library-whole')
const config = fileURLToPath(new URL('library.config.ts', import.meta.url))

let files: BuiltFile[]
/** The files reachable from a component's entry, including the entry. */
let reached: Map<string, Set<string>>

// A separate process, because the test runner sets NODE_ENV.
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

/** The files reachable from this component only. */
function ownOf(component: string): string[] {
  const others = [...reached].filter(([name]) => name !== component)
  return [...(reached.get(component) ?? [])].filter((file) => !others.some(([, theirs]) => theirs.has(file)))
}

test(`all components together are at most ${TOTAL} kB`, () => {
  const whole = build(wholeDir, 'whole').map(({ file }) => file)
  expect(kilobytes(wholeDir, whole)).toBeLessThanOrEqual(TOTAL)
})

test(`Markdown adds at most ${MARKDOWN} kB that no other component uses`, () => {
  expect(kilobytes(outDir, ownOf('Markdown'))).toBeLessThanOrEqual(MARKDOWN)
})

test(`every other component adds at most ${OWN} kB that no other component uses`, () => {
  expect(reached.size).toBeGreaterThan(50)
  const heavy = [...reached.keys()]
    .filter((name) => !LARGE.includes(name))
    .map((name) => ({ name, size: kilobytes(outDir, ownOf(name)) }))
    .filter(({ size }) => size > OWN)
  expect(heavy).toEqual([])
})

test('the Button includes neither the Markdown parser nor the Select', () => {
  const modules = files
    .filter(({ file }) => reached.get('Button')?.has(file))
    .flatMap((built) => built.modules)
  expect(modules.some((id) => id.endsWith('src/ui/Button/Button.tsx'))).toBe(true)
  const foreign = /\/ui\/(Markdown|Select)\/|react-markdown|micromark|mdast|@base-ui\/react\/(esm\/)?select\//
  expect(modules.filter((id) => foreign.test(id))).toEqual([])
})
