/** A file the person chose, as plain data: what a machine may keep of it. */
export interface ChosenFile {
  readonly id: string
  readonly name: string
  readonly size: number
}

/**
 * The bytes behind each description. A File is a handle that no snapshot can hold, so machines pass the plain
 * description around and only the actor that sends it looks the File up. Weak, so that a File is let go with
 * the upload that described it, and nobody has to remember to.
 */
const files = new WeakMap<ChosenFile, File>()

/** Describes a file; the same file chosen twice is two uploads. */
export function describeFile(file: File): ChosenFile {
  const chosen: ChosenFile = { id: crypto.randomUUID(), name: file.name, size: file.size }
  files.set(chosen, file)
  return chosen
}

/** The file behind a description, or null where the description outlived it (it was read from a snapshot). */
export function getFile(chosen: ChosenFile): File | null {
  return files.get(chosen) ?? null
}
