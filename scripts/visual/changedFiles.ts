import { spawnSync } from 'node:child_process'

function git(root: string, ...args: string[]) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
}

function exists(root: string, commit: string): boolean {
  return git(root, 'rev-parse', '--verify', '--quiet', `${commit}^{commit}`).status === 0
}

/**
 * The files that differ from a commit, relative to the root: committed since, changed, and new ones that git does not
 * ignore.
 * @param commit - empty for origin/main, or HEAD where there is no origin/main
 * @throws Error if the commit does not exist.
 */
export function changedFiles(root: string, commit: string): string[] {
  const since = commit || (exists(root, 'origin/main') ? 'origin/main' : 'HEAD')
  if (!exists(root, since)) throw new Error(`git knows no commit "${since}".`)
  const listed = [
    git(root, 'diff', '--name-only', '-z', since),
    git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ]
  return listed.flatMap(({ stdout }) => stdout.split('\0')).filter(Boolean)
}
