import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { EngineError } from '../errors.ts'
import { extract } from '../extract.ts'
import { createMemory, type Memory } from '../memory.ts'
import type { Notice } from '../types.ts'

export interface FailedFile {
  readonly filename: string
  readonly reason: string
}

export interface FileNotice extends Notice {
  readonly filename: string
}

export interface ReadFiles {
  /** Of the readable files, with their paths as ids. */
  readonly memory: Memory
  /** What is not in the text of a file, or may be wrong in it. */
  readonly notices: readonly FileNotice[]
  readonly failed: readonly FailedFile[]
}

/** Tells on stderr which page of a scan is being read, because one takes seconds. */
export async function readFiles(paths: readonly string[]): Promise<ReadFiles> {
  const memory = createMemory()
  const notices: FileNotice[] = []
  const failed: FailedFile[] = []
  for (const path of paths) {
    try {
      const filename = basename(path)
      const file = { name: filename, bytes: new Uint8Array(await readFile(path)) }
      const document = await extract(file, undefined, ({ missing, pageCount }) =>
        console.error(`${path}: Reading page ${(pageCount ?? 0) - missing.length + 1} of ${pageCount}`),
      )
      memory.add(path, document)
      notices.push(...(document.notices ?? []).map((notice) => ({ filename, ...notice })))
    } catch (error) {
      const reason = reasonOf(error)
      failed.push({ filename: basename(path), reason })
      console.error(`${path}: ${reason}`)
    }
  }
  return { memory, notices, failed }
}

function reasonOf(error: unknown): string {
  if (error instanceof EngineError) return error.message
  if (!(error instanceof Error)) throw error
  const isMissing = 'code' in error && error.code === 'ENOENT'
  return isMissing ? 'There is no such file.' : `This file cannot be opened: ${error.message}`
}
