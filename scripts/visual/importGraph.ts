import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** The files that each file imports. Paths are relative to the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Imports and exports of types alone, which do not change what a story shows. */
const TYPES_ONLY = /^(import|export) type [^'"]*? from ['"][^'"]+['"]/gm

/** A call of `import.meta.glob` with its first argument. */
const GLOBS = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*")/g

/**
 * Everything that the start files import, directly or not, in one pass over their texts. Packages are left out. Imports
 * in this project are relative paths with an extension, so that no resolution is needed.
 */
export function readImportGraph(root: string, startFiles: readonly string[]): ImportGraph {
  const graph = new Map<string, readonly string[]>()
  const waiting = [...startFiles]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (graph.has(file)) continue
    const imports = importsOf(root, file)
    graph.set(file, imports)
    waiting.push(...imports)
  }
  return graph
}

function importsOf(root: string, file: string): string[] {
  if (!/\.(m?[jt]sx?|mdx)$/.test(file)) return []
  const source = readFileSync(join(root, file), 'utf8').replace(TYPES_ONLY, '')
  const named = ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName)
  const paths = named
    .filter((name) => name.startsWith('.'))
    .map((name) => join(dirname(file), name.replace(/\?.*$/, '')))
  return [...paths, ...globbed(root, file, source)].filter((path) => existsSync(join(root, path)))
}

function globbed(root: string, file: string, source: string): string[] {
  return [...source.matchAll(GLOBS)].flatMap(([, argument = '']) =>
    [...argument.matchAll(/['"]([^'"]+)['"]/g)].flatMap(([, pattern = '']) =>
      globSync(join(dirname(file), pattern), { cwd: root }),
    ),
  )
}
