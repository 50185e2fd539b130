import { canonicalStem } from '../text/synonyms.ts'

/** Shorter stems begin like too many others. */
const MIN_PREFIX = 4
/** Minimum share of the longer stem in the common beginning: 'divid' and 'divis', not 'port' and 'portrait'. */
const MIN_PREFIX_SHARE = 0.7

/**
 * Whether two different stems probably mean the same: synonyms, forms that the stemmer does not join ('divide' and
 * 'division'), or a compound and its part ('subshell' and 'BASH_SUBSHELL').
 */
export function areRelated(a: string, b: string): boolean {
  if (canonicalStem(a) === canonicalStem(b)) return true
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length < MIN_PREFIX || !/^\p{L}/u.test(short)) return false
  if (long.includes(short)) return true
  return commonPrefix(short, long) >= Math.max(MIN_PREFIX, MIN_PREFIX_SHARE * long.length)
}

function commonPrefix(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}
