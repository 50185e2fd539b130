/** The options of the header Prefer. */
export interface Prefer {
  readonly returnsRows: boolean
  readonly counts: boolean
  /** Whether a column missing in a row of an array gets its default instead of null. */
  readonly missingIsDefault: boolean
  /** How to resolve duplicates. */
  readonly resolution: string | null
}

export function parsePrefer(request: Request): Prefer {
  const wishes = new Map<string, string>()
  for (const wish of (request.headers.get('Prefer') ?? '').split(',')) {
    const [name = '', value = ''] = wish.trim().split('=')
    wishes.set(name, value)
  }
  return {
    returnsRows: wishes.get('return') === 'representation',
    // Exact, planned and estimated counts are the same for so few rows.
    counts: wishes.has('count'),
    missingIsDefault: wishes.get('missing') === 'default',
    resolution: wishes.get('resolution') ?? null,
  }
}
