import { posix } from 'node:path'

/** What the bundler tells about a module. */
export interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null
}

/** What an index of a package exports: names, and the module that has them. */
type Index = readonly { names: readonly string[]; id: string }[]

/** Comments, directives, and exports of imported names, which are found by what is imported. */
const NO_CODE = /\/\*[\s\S]*?\*\/|\/\/.*|["']use \w+["'];?|export\s*{[^}]*};?/g
const IMPORT_OR_EXPORT = /(?:import|export)\s*(?:\*\s*as\s+(\w+)|{([^}]*)})\s*from\s*["']([^"']+)["'];?/g

/**
 * The modules with their static imports. Of a package's index, which only exports what other modules contain, only those
 * modules are followed whose names the importing module contains: the bundler removes the others.
 */
export function reachedModules(entries: readonly string[], modules: Modules): Set<string> {
  const reached = new Set<string>()
  const indexes = new Map<string, Index | null>()
  const indexOf = (id: string) => {
    if (!indexes.has(id)) indexes.set(id, readIndex(id, modules))
    return indexes.get(id) ?? null
  }
  const addImport = (id: string, words: ReadonlySet<string>) => {
    const index = indexOf(id)
    if (index === null) return add(id)
    reached.add(id)
    for (const { names, id: exported } of index)
      if (names.some((name) => words.has(name))) addImport(exported, words)
  }
  const add = (id: string) => {
    if (reached.has(id)) return
    reached.add(id)
    const info = modules.getModuleInfo(id)
    const words = new Set(info?.code?.match(/\w+/g))
    for (const imported of info?.importedIds ?? []) addImport(imported, words)
  }
  entries.forEach(add)
  return reached
}

/** Null if the module is no index: if it does anything else than export what other modules contain. */
function readIndex(id: string, modules: Modules): Index | null {
  const { code, importedIds } = modules.getModuleInfo(id) ?? { code: null, importedIds: [] }
  if (code === null || code.replace(IMPORT_OR_EXPORT, '').replace(NO_CODE, '').trim() !== '') return null
  return [...code.matchAll(IMPORT_OR_EXPORT)].map(([, namespace, list = '', path = '']) => ({
    names: namespace === undefined ? list.split(',').map(lastName) : [namespace],
    id: path.startsWith('.')
      ? posix.join(posix.dirname(id), path)
      : (importedIds.find((imported) => imported.includes(`/node_modules/${path}/`)) ?? path),
  }))
}

/** `default as Sun` exports the name Sun. */
const lastName = (item: string) => item.trim().split(/\s+/).at(-1) ?? ''
