import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Comparison, Kind } from './comparison.ts'

/** Recompresses the baselines that a run updated, and deletes those of removed stories. */
export async function finishUpdate({ differences }: Comparison, baselines: string): Promise<void> {
  const filesOf = (...kinds: Kind[]) =>
    differences.filter(({ kind }) => kinds.includes(kind)).map(({ file }) => join(baselines, file))
  for (const file of filesOf('removed')) rmSync(file)
  await shrink(filesOf('changed', 'new'))
}

/** Recompresses pictures, in parallel on all cores. */
async function shrink(pictures: readonly string[]): Promise<void> {
  const processes = Math.min(availableParallelism(), pictures.length)
  const shares = Array.from({ length: processes }, (_, index) =>
    pictures.filter((_, place) => place % processes === index),
  )
  await Promise.all(
    shares.map(async (share) => {
      const [status] = await once(
        spawn(process.execPath, ['scripts/shrinkPictures.mjs', ...share], { stdio: 'inherit' }),
        'close',
      )
      if (status !== 0) throw new Error('The pictures were updated but not recompressed.')
    }),
  )
}

/** Deletes the baselines that Playwright wrote for new stories, so that they stay new until they are accepted. */
export function deleteNewPictures({ differences }: Comparison, baselines: string): void {
  for (const { kind, file } of differences) if (kind === 'new') rmSync(join(baselines, file), { force: true })
}
