import { rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const SPARE_FILE = 'spare'

const MIN_BYTES = 64 * 1024

/**
 * A file that occupies the space of one more state. It is given up when the disk is full, so that a deletion, which first
 * has to write a smaller state, can still be stored.
 */
export interface SpareFile {
  /** Calls `write`, and once more without the spare file if the disk is full. */
  writing(write: () => Promise<void>): Promise<void>
  /** Makes the file large enough for a state of this size, if there is room. */
  keep(stateBytes: number): Promise<void>
}

export function createSpareFile(folder: string): SpareFile {
  const path = join(folder, SPARE_FILE)
  /** Null until the file that an earlier run may have left was looked at. */
  let size: number | null = null

  return {
    async writing(write) {
      try {
        await write()
      } catch (error) {
        if (!isDiskFull(error)) throw error
        await rm(path, { force: true })
        size = 0
        await write()
      }
    },
    async keep(stateBytes) {
      size ??= await stat(path).then(
        (found) => found.size,
        () => 0,
      )
      if (size >= stateBytes) return
      // Larger than needed, so that it is not written again with every change.
      const wanted = Math.max(MIN_BYTES, 2 * stateBytes)
      try {
        await writeFile(path, new Uint8Array(wanted))
        size = wanted
      } catch {
        await rm(path, { force: true })
        size = 0
      }
    },
  }
}

/** The bytes that can still be written to the disk of a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}
