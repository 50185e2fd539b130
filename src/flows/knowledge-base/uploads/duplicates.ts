import { toComparableName } from '../../../lib/text/displayName.ts'

/** Why a file looks like one that is there already: by its name, or by its bytes (and then like which one). */
export type DuplicateReason = { by: 'name' } | { by: 'content'; of: string }

/** A file that looks like one that is there already. */
export interface Duplicate<File> {
  readonly file: File
  readonly likeness: DuplicateReason
}

/** A file with what its bytes say: the name of another with the same ones, or null. */
export interface ComparedFile<File> {
  readonly file: File
  readonly sameAs: string | null
}

/** Tells files that are new from those that look like one there already, or like one before them. */
export function splitDuplicates<File extends { name: string }>(
  files: readonly ComparedFile<File>[],
  namesThere: Iterable<string>,
): { fresh: File[]; duplicates: Duplicate<File>[] } {
  const names = new Set(Array.from(namesThere, toComparableName))
  const fresh: File[] = []
  const duplicates: Duplicate<File>[] = []
  for (const { file, sameAs } of files) {
    const name = toComparableName(file.name)
    if (names.has(name)) duplicates.push({ file, likeness: { by: 'name' } })
    else if (sameAs !== null) duplicates.push({ file, likeness: { by: 'content', of: sameAs } })
    else fresh.push(file)
    names.add(name)
  }
  return { fresh, duplicates }
}
