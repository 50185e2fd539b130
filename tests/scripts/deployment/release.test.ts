import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { commitOf } from '../../../scripts/deployment/release.ts'

test('the commit of the build is that of GIT_COMMIT, in seven characters', () => {
  expect(commitOf({ GIT_COMMIT: '0123456789abcdef' }, import.meta.dirname)).toBe('0123456')
})

test('the commit of a build without GIT_COMMIT is that of git, or unknown outside of a repository', () => {
  expect(commitOf({}, import.meta.dirname)).toMatch(/^([0-9a-f]{7}|unknown)$/)
  expect(commitOf({ GIT_COMMIT: '' }, tmpdir())).toBe('unknown')
})
