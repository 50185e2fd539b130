let names: ReadonlySet<string> | undefined

/** Whether a name is an English name of a country, from the region codes of ISO 3166 that `Intl.DisplayNames` has names for. */
export function isCountry(name: string): boolean {
  names ??= countryNames()
  return names.has(name)
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Names that people use beside the official ones. */
const OTHERS = ['England', 'Scotland', 'Wales', 'Britain', 'Great Britain', 'America', 'USA', 'UK']

function countryNames(): Set<string> {
  const display = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const codes = [...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second))
  return new Set([...OTHERS, ...codes.flatMap((code) => display.of(code) ?? [])])
}
