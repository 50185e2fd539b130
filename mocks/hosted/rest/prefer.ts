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
  const options = new Map<string, string>()
  for (const option of (request.headers.get('Prefer') ?? '').split(',')) {
    const [name = '', value = ''] = option.trim().split('=')
    options.set(name, value)
  }
  return {
    returnsRows: options.get('return') === 'representation',
    // Exact, planned and estimated counts are the same for so few rows.
    counts: options.has('count'),
    missingIsDefault: options.get('missing') === 'default',
    resolution: options.get('resolution') ?? null,
  }
}
