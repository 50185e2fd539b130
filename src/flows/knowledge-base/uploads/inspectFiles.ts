import { fromCallback } from 'xstate'
import { CONTENT_CHECK_BYTES, contentRejectionOf, fileRejectionOf } from '../../../domain/upload.ts'
import type { ChosenFile } from './chosenFile.ts'
import type { ComparedFile } from './duplicates.ts'

/** Wants files looked into. `known` are those whose bytes are here or on their way already. */
export type InspectionRequest = {
  type: 'files.chosen'
  files: readonly ChosenFile[]
  known: readonly ChosenFile[]
}

/** A chosen file with why it cannot be uploaded, or null. */
export interface InspectedFile extends ComparedFile<ChosenFile> {
  readonly rejection: string | null
}

/** What was found, in the order of the request. */
export type InspectionReport = { type: 'files.inspected'; files: readonly InspectedFile[] }

export interface FileInspectionDependencies {
  open: (file: ChosenFile) => Blob | null
}

/**
 * Looks into files before any is sent: whether their content is what their name says, and whether another has the
 * same. One request after another; nothing is read of a file that its name or size refuses.
 */
export function createFileInspection({ open }: FileInspectionDependencies) {
  return fromCallback<InspectionRequest, undefined>(({ receive, sendBack }) => {
    const prints = new WeakMap<ChosenFile, Promise<string | null>>()
    let line = Promise.resolve()
    let isStopped = false

    /** What tells a file's bytes from others; null where that cannot be found out. */
    function printOf(file: ChosenFile): Promise<string | null> {
      const print = prints.get(file) ?? hash(open(file)).catch(() => null)
      prints.set(file, print)
      return print
    }

    /** Only files of the same size can be the same, so most are never read as a whole. */
    async function findSame(file: ChosenFile, others: readonly ChosenFile[]): Promise<string | null> {
      for (const other of others) {
        if (other.size !== file.size) continue
        const print = await printOf(file)
        if (print !== null && print === (await printOf(other))) return other.name
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
      line = line.then(() => inspect(request))
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
    return 'This file cannot be read. It may have been moved or changed since it was chosen.'
  }
}

/** The bytes' SHA-256; null outside of a secure context, where the browser computes none. */
async function hash(bytes: Blob | null): Promise<string | null> {
  const { subtle }: { subtle?: SubtleCrypto } = crypto
  if (bytes === null || subtle === undefined) return null
  const digest = new Uint8Array(await subtle.digest('SHA-256', await bytes.arrayBuffer()))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
