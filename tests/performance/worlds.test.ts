import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { WorldName } from '../../mocks/worlds/worlds.ts'
import { ratioOf } from './support/pairs.ts'

/** Maximum CPU time of starting the mock backend with 10,000 documents, relative to starting it empty. */
const MAX_START_RATIO = 3
/** Few, because a pair takes seconds. */
const PAIRS = 3

const module = fileURLToPath(new URL('../../mocks/worlds/createWorldBackend.ts', import.meta.url))

/** The CPU time of a process that starts the mock backend with a world, in microseconds. */
async function startOf(world: WorldName): Promise<number> {
  const script = `
    import { createWorldBackend } from ${JSON.stringify(module)}
    await createWorldBackend(${JSON.stringify(world)})
    const { user, system } = process.cpuUsage()
    console.log(user + system)
    process.exit()`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  return Number(stdout)
}

test('a start with the heavy world takes at most three times as long as an empty start', async () => {
  const { median, each } = await ratioOf(
    () => startOf('empty'),
    () => startOf('heavy'),
    PAIRS,
  )
  console.info(`a start with the heavy world against an empty start: ${median.toFixed(2)} times (${each})`)
  expect(median).toBeLessThanOrEqual(MAX_START_RATIO)
})
