import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changedFiles } from '../../../scripts/visual/changedFiles.ts'

/** A repository with two commits, a changed file and a new one. */
function repository() {
  const root = mkdtempSync(join(tmpdir(), 'engram-changes-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (name: string, text: string) => writeFileSync(join(root, name), text)
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], { cwd: root })
  git('init', '--quiet', '--initial-branch=main')
  for (const name of ['same', 'committed', 'edited']) write(name, 'one')
  write('.gitignore', 'ignored')
  git('add', '.')
  git('commit', '--quiet', '--message=First')
  write('committed', 'two')
  git('commit', '--quiet', '--all', '--message=Second')
  write('edited', 'two')
  write('new file', 'one')
  write('ignored', 'one')
  return { root, git }
}

test('changes are what was committed since a commit, what was edited and what is new', () => {
  const { root } = repository()
  expect(changedFiles(root, 'HEAD~1').sort()).toEqual(['committed', 'edited', 'new file'])
})

test('changes count since origin/main, or HEAD if there is no origin/main, when no commit is given', () => {
  const { root, git } = repository()
  expect(changedFiles(root, '').sort()).toEqual(['edited', 'new file'])
  git('update-ref', 'refs/remotes/origin/main', 'HEAD~1')
  expect(changedFiles(root, '').sort()).toEqual(['committed', 'edited', 'new file'])
})

test('a commit that does not exist is refused with a sentence', () => {
  const { root } = repository()
  expect(() => changedFiles(root, 'nowhere')).toThrow('git knows no commit "nowhere".')
})
