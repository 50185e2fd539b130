import { execFileSync, type StdioOptions } from 'node:child_process'
import type { Plugin } from 'vite'
import manifest from '../../package.json' with { type: 'json' }

/**
 * The commit of the source: from the variable GIT_COMMIT (for builds without the repository's history), or else from git.
 * "unknown" if there is neither.
 */
export function commitOf(variables: NodeJS.ProcessEnv, folder: string): string {
  const given = variables.GIT_COMMIT?.slice(0, 7)
  if (given) return given
  try {
    const stdio: StdioOptions = ['ignore', 'pipe', 'ignore']
    const args = ['rev-parse', '--short=7', 'HEAD']
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio }).trim()
  } catch {
    return 'unknown'
  }
}

/**
 * Writes the version and the commit into index.html, where src/lib/release.ts reads them. In a script, they would change
 * the names of many files with every commit, and browsers would load these again.
 */
export function releasePlugin(): Plugin {
  return {
    name: 'engram-release',
    transformIndexHtml() {
      const content = `${manifest.version} (${commitOf(process.env, import.meta.dirname)})`
      return [{ tag: 'meta', attrs: { name: 'release', content }, injectTo: 'head' }]
    },
  }
}
