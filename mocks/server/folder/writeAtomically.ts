import { rename, writeFile } from 'node:fs/promises'

/** Writes a file so that a reader sees either its old or its new content, also after a crash. */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.tmp`
  await writeFile(unfinished, content, { flush: true })
  await rename(unfinished, path)
}
