/** What a failed call has to say: its error's message, or whatever was thrown, as text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
