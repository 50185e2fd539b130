import { rename, rm, writeFile } from 'node:fs/promises'

/** Writes a file so that a reader sees either its old or its new content, also after a crash or on a full disk. */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.tmp`
  try {
    await writeFile(unfinished, content, { flush: true })
  } catch (error) {
    // On a full disk, the part that was written would take the last bytes.
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
  await rename(unfinished, path)
}
