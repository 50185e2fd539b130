/** What the header Prefer asks for. */
export interface Prefer {
  readonly returnsRows: boolean
  readonly counts: boolean
  /** Whether a column that a row of an array leaves out takes its default, instead of null. */
  readonly missingIsDefault: boolean
  /** What to do about a row that is there already. */
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
    // The other ways of counting only differ where there are too many rows to count.
    counts: wishes.has('count'),
    missingIsDefault: wishes.get('missing') === 'default',
    resolution: wishes.get('resolution') ?? null,
  }
}
