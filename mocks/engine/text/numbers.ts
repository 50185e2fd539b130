const ONES = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
}
const FRACTION_SIGNS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }
const SCALE = Object.keys(SCALES).join('|')
const ATOM = `(?:(?:${TENS.join('|')})(?:[-\\s](?:${ONES.slice(1, 10).join('|')}))?|(?:${[...ONES].reverse().join('|')})|a(?=\\s(?:${SCALE})\\b))\\b`
const IN_WORDS = `\\b${ATOM}(?:\\s(?:${SCALE})\\b(?:(?:\\sand)?\\s${ATOM})?)*`
const IN_DIGITS = '(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)(?:\\s?[½¼¾])?|[½¼¾]'

/** The pattern of a number in digits or words: '1,250.5', '3 million', 'twenty-three', 'one and a half'. */
export const NUMBER = `(?:(?:${IN_DIGITS})(?:\\s(?:${SCALE})\\b)*|${IN_WORDS})(?:\\sand\\sa\\shalf\\b)?`

export function numberOf(written: string): number {
  const text = written.toLowerCase()
  const half = /\sand\sa\shalf$/.test(text) ? 0.5 : 0
  const parts = text
    .replace(/\sand\sa\shalf$/, '')
    .replace(/([½¼¾])/g, ' $1')
    .trim()
    .split(/[-\s]+/)
    .filter((part) => part !== 'and')
  let total = 0
  let group = 0
  for (const part of parts) {
    const scale = SCALES[part]
    if (scale === undefined) group += wordValue(part)
    else if (scale <= 100) group = Math.max(1, group) * scale
    else {
      total += Math.max(1, group) * scale
      group = 0
    }
  }
  return total + group + half
}

function wordValue(part: string): number {
  if (part === 'a') return 1
  const ones = ONES.indexOf(part)
  if (ones >= 0) return ones
  const tens = TENS.indexOf(part)
  return tens >= 0 ? (tens + 2) * 10 : (FRACTION_SIGNS[part] ?? Number(part.replaceAll(',', '')))
}

/** The place of the last digit as written: 1 for '41', 0.1 for '3.4', 100 for '1,200' if trailing zeros are rounded. */
export function lastPlace(value: number, isRounded: boolean): number {
  const decimals = /\.(\d+)$/.exec(String(value))?.[1]
  if (decimals !== undefined) return 10 ** -decimals.length
  if (!isRounded || value === 0) return 1
  return 10 ** (/0*$/.exec(String(Math.abs(value)))?.[0].length ?? 0)
}
