import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the Chromatic command says which variable is missing and does nothing without a token', () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/chromatic.mjs'], {
    env,
    encoding: 'utf8',
  })
  expect(stderr).toBe(
    'Set the environment variable CHROMATIC_PROJECT_TOKEN to the token of the Chromatic project.\n',
  )
  expect(stdout).toBe('')
  expect(status).toBe(1)
})
