/** A folder for `--data` that cannot be used. The message is a sentence for the user. */
export class FolderError extends Error {
  override readonly name = 'FolderError'
}
