/** A file that the user chose, as plain data for machines. `size` is in bytes. */
export interface ChosenFile {
  readonly id: string
  readonly name: string
  readonly size: number
}

/**
 * The File of each description. Snapshots can only hold plain data, so only the actors that read bytes use the File.
 * Weak, so that a File is released with the last reference to its description.
 */
const files = new WeakMap<ChosenFile, File>()

/** Describes a file. Each call returns a new id, so a file chosen twice is uploaded twice. */
export function describeFile(file: File): ChosenFile {
  const chosen: ChosenFile = { id: crypto.randomUUID(), name: file.name, size: file.size }
  files.set(chosen, file)
  return chosen
}

/** The File of a description, or null if the description was copied (e.g. read from a stored snapshot). */
export function getFile(chosen: ChosenFile): File | null {
  return files.get(chosen) ?? null
}
