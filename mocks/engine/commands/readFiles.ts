import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { EngineError } from '../errors.ts'
import { extract } from '../extract.ts'
import { createMemory, type Memory } from '../memory.ts'

export interface FailedFile {
  readonly filename: string
  readonly reason: string
}

/** A memory of the readable files, with their paths as ids, and the reasons why others are unreadable. */
export async function addFiles(paths: readonly string[]): Promise<{ memory: Memory; failed: FailedFile[] }> {
  const memory = createMemory()
  const failed: FailedFile[] = []
  for (const path of paths) {
    try {
      const bytes = new Uint8Array(await readFile(path))
      memory.add(path, await extract({ name: basename(path), bytes }))
    } catch (error) {
      const reason = reasonOf(error)
      failed.push({ filename: basename(path), reason })
      console.error(`${path}: ${reason}`)
    }
  }
  return { memory, failed }
}

function reasonOf(error: unknown): string {
  if (error instanceof EngineError) return error.message
  if (!(error instanceof Error)) throw error
  const isMissing = 'code' in error && error.code === 'ENOENT'
  return isMissing ? 'There is no such file.' : `This file cannot be opened: ${error.message}`
}
