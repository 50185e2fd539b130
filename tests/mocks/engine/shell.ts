import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const CLI = fileURLToPath(new URL('../../../mocks/engine/cli.ts', import.meta.url))

export function engine(...args: readonly string[]): {
  status: number | null
  stdout: string
  stderr: string
} {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}
