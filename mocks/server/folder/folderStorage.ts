import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SnapshotStorage } from '../../persistence/snapshotStorage.ts'
import { NOTHING_WRITTEN, readGeneration, writeGeneration } from './generation.ts'
import { lockFolder } from './lockFolder.ts'
import type { Generations } from './readFolder.ts'
import { formatMark, MARK_FILE, readGenerations } from './readFolder.ts'
import { createSpareFile, freeBytesOf } from './spareFile.ts'
import { writeAtomically } from './writeAtomically.ts'

/** A storage on a disk that may become full. */
export interface FolderStorage extends SnapshotStorage {
  /** Whether everything is stored, and so many bytes more would be. */
  hasRoomFor(bytes: number): Promise<boolean>
}

/**
 * Stores a backend in a folder, which it creates. Each generation of the data has a subfolder, so that nothing is
 * overwritten before its replacement is complete. Errors while writing are reported to `report`.
 *
 * @throws FolderError if the folder cannot be used. Nothing in it was changed.
 */
export async function openFolderStorage(
  folder: string,
  report: (error: unknown) => void,
  freeBytes: (folder: string) => Promise<number> = freeBytesOf,
): Promise<FolderStorage> {
  let generations = await readGenerations(folder)
  lockFolder(folder)
  const read = generations && (await readGeneration(folder, generations.current))
  let written = read?.written ?? NOTHING_WRITTEN
  const spare = createSpareFile(folder)
  let isStored = true
  const pathOf = (name: string) => join(folder, name)

  async function select(next: Generations): Promise<void> {
    const before = generations
    await writeAtomically(join(folder, MARK_FILE), formatMark(next))
    generations = next
    const kept = [next.current, next.previous]
    for (const name of [before?.current, before?.previous])
      if (name != null && !kept.includes(name)) await rm(pathOf(name), { recursive: true, force: true })
  }

  async function attempt(write: () => Promise<void>): Promise<void> {
    try {
      await write()
      isStored = true
    } catch (error) {
      isStored = false
      report(error)
    }
  }

  return {
    load: async () => read?.stored ?? null,

    save: (snapshot, settings) =>
      attempt(async () => {
        if (generations === null) return
        written = await writeGeneration(pathOf(generations.current), written, snapshot, settings, spare)
      }),

    startNew: (snapshot, settings) =>
      attempt(async () => {
        const previous = generations?.current ?? null
        const current = nextName(previous)
        // What a crash may have left there.
        await rm(pathOf(current), { recursive: true, force: true })
        written = await writeGeneration(pathOf(current), NOTHING_WRITTEN, snapshot, settings, spare)
        await select({ current, previous })
      }),

    async undo() {
      const previous = generations?.previous ?? null
      if (previous === null) return null
      const { stored, written: found } = await readGeneration(folder, previous)
      await select({ current: previous, previous: null })
      written = found
      return stored
    },

    hasRoomFor: async (bytes) => isStored && (await freeBytes(folder)) >= bytes,

    canUndo: () => (generations?.previous ?? null) !== null,

    deletePrevious: () =>
      attempt(async () => {
        if (generations !== null) await select({ ...generations, previous: null })
      }),
  }
}

function nextName(previous: string | null): string {
  return `data-${Number(previous?.slice('data-'.length) ?? 0) + 1}`
}
