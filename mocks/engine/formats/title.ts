/** The title of a document without one: the file name without extension, with spaces. */
export function titleOf(filename: string): string {
  const base = filename.slice(filename.lastIndexOf('/') + 1)
  const name = base.replace(/\.[^.]+$/, '')
  return name.replace(/[_-]+/g, ' ').trim() || base
}
