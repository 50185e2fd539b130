import { toComparableName } from '../../../lib/text/displayName.ts'

/** Why a file may be a duplicate: the same name as a document, or the same bytes as the file named `of`. */
export type DuplicateReason = { by: 'name' } | { by: 'content'; of: string }

export interface Duplicate<File> {
  readonly file: File
  readonly reason: DuplicateReason
}

/** A file with the name of another file that has the same bytes, or null. */
export interface ComparedFile<File> {
  readonly file: File
  readonly sameAs: string | null
}

/** Separates files from possible duplicates of `existingNames` or of earlier files in the list. */
export function splitDuplicates<File extends { name: string }>(
  files: readonly ComparedFile<File>[],
  existingNames: Iterable<string>,
): { unique: File[]; duplicates: Duplicate<File>[] } {
  const names = new Set(Array.from(existingNames, toComparableName))
  const unique: File[] = []
  const duplicates: Duplicate<File>[] = []
  for (const { file, sameAs } of files) {
    const name = toComparableName(file.name)
    if (names.has(name)) duplicates.push({ file, reason: { by: 'name' } })
    else if (sameAs !== null) duplicates.push({ file, reason: { by: 'content', of: sameAs } })
    else unique.push(file)
    names.add(name)
  }
  return { unique, duplicates }
}
