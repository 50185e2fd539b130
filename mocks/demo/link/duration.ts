const UNITS = [
  ['d', 24 * 60 * 60 * 1000, 'day'],
  ['h', 60 * 60 * 1000, 'hour'],
  ['m', 60 * 1000, 'minute'],
  ['s', 1000, 'second'],
] as const

const PATTERN = /^(?:(\d{1,4})d)?(?:(\d{1,4})h)?(?:(\d{1,4})m)?(?:(\d{1,4})s)?$/

/** Parses '8d', '1d2h' or '90m' to milliseconds. Null for any other text. */
export function parseDuration(text: string): number | null {
  const counts = PATTERN.exec(text)?.slice(1)
  if (text === '' || counts === undefined) return null
  return UNITS.reduce((sum, [, ms], index) => sum + Number(counts[index] ?? 0) * ms, 0)
}

/** Formats milliseconds as `parseDuration` reads them: '1d2h'. Rounds down to seconds; '0s' for less. */
export function formatDuration(ms: number): string {
  return (
    countsOf(ms)
      .map(({ count, letter }) => `${count}${letter}`)
      .join('') || '0s'
  )
}

/** '8 days', '1 day 2 hours'. */
export function durationInWords(ms: number): string {
  return (
    countsOf(ms)
      .map(({ count, word }) => `${count} ${word}${count === 1 ? '' : 's'}`)
      .join(' ') || '0 seconds'
  )
}

function countsOf(ms: number) {
  let rest = ms
  return UNITS.flatMap(([letter, size, word]) => {
    const count = Math.floor(rest / size)
    rest -= count * size
    return count > 0 ? [{ count, letter, word }] : []
  })
}
