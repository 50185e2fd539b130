import type { ImportGraph } from './importGraph.ts'

/** Files on which every story depends: Storybook's settings, the theme, the installed packages and the build. */
const GLOBAL = [
  /^\.storybook\//,
  /^src\/theme\//,
  /^package-lock\.json$/,
  /^vite\.config\.ts$/,
  /^tests\/visual\/[^/]+$/,
]

/**
 * The files of stories that import one of the changed files, directly or not; `all` if a changed file affects every
 * story.
 */
export function affectedStories(
  graph: ImportGraph,
  storyFiles: readonly string[],
  changedFiles: readonly string[],
): 'all' | string[] {
  if (changedFiles.some((file) => GLOBAL.some((pattern) => pattern.test(file)))) return 'all'
  const importers = new Map<string, string[]>()
  for (const [file, imports] of graph)
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), file])
  const affected = new Set<string>()
  const waiting = [...changedFiles]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (affected.has(file)) continue
    affected.add(file)
    waiting.push(...(importers.get(file) ?? []))
  }
  return storyFiles.filter((file) => affected.has(file))
}
