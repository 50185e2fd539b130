/** The files that were loaded last, by their names; null for those that are not there. */
export interface FileShelf {
  get: (name: string) => ArrayBuffer | null | undefined
  put: (name: string, bytes: ArrayBuffer | null) => void
}

/** A PDF may be large: the sources of an answer are a handful, and no more are kept. */
const ROOM = 4

/** A shelf with room for a few files. The one that was put there first makes room for the next. */
export function createFileShelf(): FileShelf {
  const files = new Map<string, ArrayBuffer | null>()
  return {
    get: (name) => files.get(name),
    put(name, bytes) {
      files.delete(name)
      files.set(name, bytes)
      const [first] = files.keys()
      if (files.size > ROOM && first !== undefined) files.delete(first)
    },
  }
}
