import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'

// The size of the components as a library. Kilobytes of JavaScript after gzip, without React and pdf.js.
/** All components in one file. */
const TOTAL = 223
/** Used only by Markdown: its parser, loaded lazily. */
const MARKDOWN = 52
/** Code used by a single component. */
const OWN = 25
/** Components that use a larger part of Base UI or a parser. */
const LARGE = ['Markdown', 'Menu', 'Select']

const root = fileURLToPath(new URL('../..', import.meta.url))
const components = Map.groupBy(globSync('src/ui/*/*.tsx', { cwd: root }).sort(), (file) =>
  basename(dirname(file)),
)

/** Modules that export everything in the files of a component, or of all components. */
const entries: Plugin = {
  name: 'engram-components',
  // Vite may have turned the name into a path.
  resolveId: (id) => id.match(/component:\w+$/)?.[0],
  load: (id) => {
    const [, name] = id.match(/^component:(\w+)$/) ?? []
    if (name === undefined) return
    const files = components.get(name) ?? [...components.values()].flat()
    return files.map((file, index) => `export * as part${index} from '${root}${file}'`).join('\n')
  },
}

/** The files of a library with an entry for each of these components, or for the name of none: for all together. */
async function buildLibrary(names: readonly string[]): Promise<Rolldown.OutputChunk[]> {
  // Otherwise JSX would use the development runtime with the production build of React.
  vi.stubEnv('NODE_ENV', 'production')
  const result = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    plugins: [entries, react(), vanillaExtractPlugin()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: Object.fromEntries(names.map((name) => [name, `component:${name}`])), formats: ['es'] },
      // Every page loads React anyway; pdf.js is loaded with the first PDF.
      rolldownOptions: { external: /^(react|react-dom|pdfjs-dist)(\/|$)/, output: { minify: true } },
    },
  })
  vi.unstubAllEnvs()
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.filter((output) => output.type === 'chunk')
}

/** The files reachable from each component, including its own. */
let reached: Map<string, Set<Rolldown.OutputChunk>>

beforeAll(async () => {
  const files = await buildLibrary([...components.keys()])
  const reach = (file: Rolldown.OutputChunk, met = new Set<Rolldown.OutputChunk>()) => {
    met.add(file)
    const imported = [...file.imports, ...file.dynamicImports]
    for (const other of files) if (imported.includes(other.fileName) && !met.has(other)) reach(other, met)
    return met
  }
  reached = new Map(files.filter(({ isEntry }) => isEntry).map((file) => [file.name, reach(file)]))
})

const kilobytes = (files: readonly Rolldown.OutputChunk[]) =>
  files.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1024

function ownOf(component: string): Rolldown.OutputChunk[] {
  const others = [...reached].filter(([name]) => name !== component)
  return [...(reached.get(component) ?? [])].filter((file) => !others.some(([, theirs]) => theirs.has(file)))
}

test(`all components together are at most ${TOTAL} kB`, async () => {
  expect(kilobytes(await buildLibrary(['whole']))).toBeLessThanOrEqual(TOTAL)
})

test(`Markdown adds at most ${MARKDOWN} kB that no other component uses`, () => {
  expect(kilobytes(ownOf('Markdown'))).toBeLessThanOrEqual(MARKDOWN)
})

test(`every other component adds at most ${OWN} kB that no other component uses`, () => {
  expect(reached.size).toBeGreaterThan(50)
  const heavy = [...reached.keys()]
    .filter((name) => !LARGE.includes(name))
    .map((name) => ({ name, size: kilobytes(ownOf(name)) }))
    .filter(({ size }) => size > OWN)
  expect(heavy).toEqual([])
})

test('the Button includes neither the Markdown parser nor the Select', () => {
  const modules = [...(reached.get('Button') ?? [])].flatMap(({ moduleIds }) => moduleIds)
  expect(modules.some((id) => id.endsWith('src/ui/Button/Button.tsx'))).toBe(true)
  const foreign = /\/ui\/(Markdown|Select)\/|react-markdown|micromark|mdast|@base-ui\/react\/(esm\/)?select\//
  expect(modules.filter((id) => foreign.test(id))).toEqual([])
})
