/** A document's title where it names none: its file name without the ending, spaced. */
export function titleOf(filename: string): string {
  const base = filename.slice(filename.lastIndexOf('/') + 1)
  const name = base.replace(/\.[^.]+$/, '')
  return name.replace(/[_-]+/g, ' ').trim() || base
}
