/** A page whose code could not be loaded. Its message can be shown to users. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError'
}

/** What the user is told about an error. Messages of other errors are for developers. */
export function crashMessage(error: unknown): string {
  if (error instanceof PageLoadError) return error.message
  return 'An error in the app stopped this page. Reload it. If this happens again, contact support and give the report id.'
}
