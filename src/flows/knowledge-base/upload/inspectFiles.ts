import { fromCallback } from 'xstate'
import { CONTENT_CHECK_BYTES, contentRejectionOf, fileRejectionOf } from '../../../domain/upload.ts'
import type { ChosenFile } from './chosenFile.ts'
import type { ComparedFile } from './duplicates.ts'

/** Requests an inspection. `known` are files that are already uploaded or being uploaded. */
export type InspectionRequest = {
  type: 'files.chosen'
  files: readonly ChosenFile[]
  known: readonly ChosenFile[]
}

/** A chosen file with the error that prevents its upload, or null. */
export interface InspectedFile extends ComparedFile<ChosenFile> {
  readonly rejection: string | null
}

/** The inspected files, in the order of the request. */
export type InspectionReport = { type: 'files.inspected'; files: readonly InspectedFile[] }

export interface FileInspectionDependencies {
  open: (file: ChosenFile) => Blob | null
}

/**
 * Inspects files before they are uploaded: whether their content matches their extension, and whether another file has
 * the same bytes. Requests are handled one after another. Files rejected for their name or size are not read.
 */
export function createFileInspection({ open }: FileInspectionDependencies) {
  return fromCallback<InspectionRequest, undefined>(({ receive, sendBack }) => {
    const hashes = new WeakMap<ChosenFile, Promise<string | null>>()
    let queue = Promise.resolve()
    let isStopped = false

    function hashOf(file: ChosenFile): Promise<string | null> {
      const hash = hashes.get(file) ?? sha256(open(file)).catch(() => null)
      hashes.set(file, hash)
      return hash
    }

    /** The name of the file with the same bytes, or null. Only files of the same size are read. */
    async function findSame(file: ChosenFile, others: readonly ChosenFile[]): Promise<string | null> {
      for (const other of others) {
        if (other.size !== file.size) continue
        const hash = await hashOf(file)
        if (hash !== null && hash === (await hashOf(other))) return other.name
      }
      return null
    }

    async function inspect({ files, known }: InspectionRequest): Promise<void> {
      const inspected: InspectedFile[] = []
      const others = [...known]
      for (const file of files) {
        if (isStopped) return
        const rejection = fileRejectionOf(file) ?? (await readHead(file, open))
        inspected.push({ file, rejection, sameAs: rejection === null ? await findSame(file, others) : null })
        if (rejection === null) others.push(file)
      }
      const report: InspectionReport = { type: 'files.inspected', files: inspected }
      if (!isStopped) sendBack(report)
    }

    receive((request) => {
      queue = queue.then(() => inspect(request))
    })
    return () => {
      isStopped = true
    }
  })
}

async function readHead(file: ChosenFile, open: FileInspectionDependencies['open']): Promise<string | null> {
  try {
    const head = await open(file)?.slice(0, CONTENT_CHECK_BYTES).arrayBuffer()
    return head === undefined ? null : contentRejectionOf(file.name, new Uint8Array(head))
  } catch {
    return "This file can't be read. It may have been moved or changed since you chose it."
  }
}

/** The SHA-256 in hexadecimal; null outside a secure context, where browsers do not provide `crypto.subtle`. */
async function sha256(bytes: Blob | null): Promise<string | null> {
  const { subtle }: { subtle?: SubtleCrypto } = crypto
  if (bytes === null || subtle === undefined) return null
  const digest = new Uint8Array(await subtle.digest('SHA-256', await bytes.arrayBuffer()))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
